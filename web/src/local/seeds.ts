// Seeds and ids, drawn from the browser's randomness.
import { PREFIX } from "./stored";

/** 64 bits as a decimal number. */
export const drawSeed = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0]);

/** The next one, for the next game of a Dynasty. */
export const nextSeed = (seed: string): string => String(BigInt.asUintN(64, BigInt(seed) + 1n));

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789xy";

/** An id that no other table has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return PREFIX + [...bytes].map((byte) => LETTERS[byte % 64]).join("");
}
