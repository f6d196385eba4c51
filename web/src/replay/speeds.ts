// How quickly a replay plays by itself: milliseconds for each decision. The keys 1 to 4 choose in this order.
export const SPEEDS = { half: 1800, normal: 900, double: 450, quick: 150 } as const;
export type Speed = keyof typeof SPEEDS;
