// ChaCha20-Poly1305 as RFC 8439 describes it, for keys that are used once.
//
// Browsers have ciphers of their own only where the page came by https or from the same machine; at home, by the address of
// a machine in the house, they have none.

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a]! += s[b]!;
  s[d] = rotated(s[d]! ^ s[a]!, 16);
  s[c]! += s[d]!;
  s[b] = rotated(s[b]! ^ s[c]!, 12);
  s[a]! += s[b]!;
  s[d] = rotated(s[d]! ^ s[a]!, 8);
  s[c]! += s[d]!;
  s[b] = rotated(s[b]! ^ s[c]!, 7);
}

/** 64 bytes of the key's stream; the nonce is zero, because no key meets a second text. */
function stream(key: DataView, count: number): Uint8Array {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) start[4 + i] = key.getUint32(4 * i, true);
  start[12] = count;
  const s = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(s, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(s, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  const out = new DataView(new ArrayBuffer(64));
  for (let i = 0; i < 16; i++) out.setUint32(4 * i, s[i]! + start[i]!, true);
  return new Uint8Array(out.buffer);
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Encrypts, and decrypts again. */
function crypted(key: Uint8Array, text: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(text);
  for (let at = 0; at < out.length; at += 64) {
    const block = stream(view(key), 1 + at / 64);
    const end = Math.min(64, out.length - at);
    for (let i = 0; i < end; i++) out[at + i]! ^= block[i]!;
  }
  return out;
}

const PRIME = (1n << 130n) - 5n;
const TOP = 1n << 128n;
const number = (bytes: DataView, at: number): bigint =>
  bytes.getBigUint64(at, true) | (bytes.getBigUint64(at + 8, true) << 64n);

/** What nobody can compute who does not have the key. */
function tag(key: Uint8Array, secret: Uint8Array): Uint8Array {
  const block = view(stream(view(key), 0));
  const r = number(block, 0) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
  const padded = new Uint8Array(16 * Math.ceil(secret.length / 16) + 16);
  padded.set(secret);
  const all = view(padded);
  all.setBigUint64(padded.length - 8, BigInt(secret.length), true);
  let sum = 0n;
  for (let at = 0; at < padded.length; at += 16) sum = ((sum + number(all, at) + TOP) * r) % PRIME;
  sum += number(block, 16);
  const out = new DataView(new ArrayBuffer(16));
  out.setBigUint64(0, sum & 0xffffffffffffffffn, true);
  out.setBigUint64(8, (sum >> 64n) & 0xffffffffffffffffn, true);
  return new Uint8Array(out.buffer);
}

export const newKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

/** The text as nobody reads it without the key, and 16 bytes by which every change is noticed. */
export function sealed(key: Uint8Array, text: Uint8Array): Uint8Array {
  const secret = crypted(key, text);
  const out = new Uint8Array(secret.length + 16);
  out.set(secret);
  out.set(tag(key, secret), secret.length);
  return out;
}

/** What was sealed with this key; null if it was not, or has changed since. */
export function unsealed(key: Uint8Array, found: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const secret = found.subarray(0, Math.max(0, found.length - 16));
  const expected = tag(key, secret);
  const given = found.subarray(secret.length);
  let differs = given.length ^ 16;
  for (let i = 0; i < 16; i++) differs |= expected[i]! ^ (given[i] ?? 0);
  return differs ? null : crypted(key, secret);
}
