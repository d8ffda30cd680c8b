export function AlertStream(_: Record<string, unknown>) { return <span>AlertStream</span>; }
