export function AskConversation(_: Record<string, unknown>) { return <span>AskConversation</span>; }
