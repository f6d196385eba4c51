// ChaCha20-Poly1305 for keys that are used once.
//
// Browsers have ciphers of their own only where the page came by https or from the same machine; at home, by the address of
// a machine in the house, they have none.
import { chacha20poly1305 } from "@noble/ciphers/chacha.js";

/** No key meets a second text. */
const NONCE = new Uint8Array(12);

export const newKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

/** The text as nobody reads it without the key, and 16 bytes by which every change is noticed. */
export const sealed = (key: Uint8Array, text: Uint8Array): Uint8Array => chacha20poly1305(key, NONCE).encrypt(text);

/** What was sealed with this key; null if it was not, or has changed since. */
export function unsealed(key: Uint8Array, found: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(chacha20poly1305(key, NONCE).decrypt(found));
  } catch {
    return null;
  }
}
