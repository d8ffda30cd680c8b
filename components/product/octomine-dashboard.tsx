export function OctomineDashboard(_: Record<string, unknown>) { return <span>OctomineDashboard</span>; }
