import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newKey, sealed, unsealed } from "./cipher";

const NONCE = new Uint8Array(12);

/** The same by somebody else's hand. */
function theirs(key: Uint8Array, text: Uint8Array): Uint8Array {
  const cipher = createCipheriv("chacha20-poly1305", key, NONCE, { authTagLength: 16 });
  return new Uint8Array(Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]));
}

describe("the cipher", () => {
  test("is ChaCha20-Poly1305, whatever the length", () => {
    for (const length of [0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 1000, 5000]) {
      const key = newKey();
      const text = new Uint8Array(randomBytes(length));
      const ours = sealed(key, text);
      expect([...ours]).toEqual([...theirs(key, text)]);
      expect([...unsealed(key, ours)!]).toEqual([...text]);
      const decipher = createDecipheriv("chacha20-poly1305", key, NONCE, { authTagLength: 16 });
      decipher.setAuthTag(ours.subarray(-16));
      expect([...decipher.update(ours.subarray(0, -16))]).toEqual([...text]);
    }
  });

  test("notices every change", () => {
    const key = newKey();
    const found = sealed(key, new Uint8Array(randomBytes(40)));
    for (let at = 0; at < found.length; at++) {
      const spoilt = found.slice();
      spoilt[at]! ^= 1 << (at % 8);
      expect(unsealed(key, spoilt)).toBeNull();
    }
    expect(unsealed(newKey(), found)).toBeNull();
    for (const length of [0, 15, 16, 17, found.length - 1]) expect(unsealed(key, found.slice(0, length))).toBeNull();
  });
});
