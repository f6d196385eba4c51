// What a page says to the keeper of its files.

/** A version that waits begins; versions that no page needs any more are forgotten. */
export type Word = "take-over" | "tidy";
