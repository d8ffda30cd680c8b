export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Seven<T> = readonly [T, T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];
