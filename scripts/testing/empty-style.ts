// What a stylesheet is in Jest, which has no use for it.
export {};
