// Luggage: the file on its way to another browser, by a link that holds what fetches it and what makes it readable.
import { newKey, sealed, unsealed } from "./cipher";
import { LONGEST, Unfit } from "./file";

/** What a link holds: the ticket that the server gave, and the key, which no server is told. */
export interface Claim {
  ticket: string;
  key: string;
}

/** After the # of an address, where no server sees it. */
export const claimText = ({ ticket, key }: Claim): string => `#bring=${ticket}.${key}`;

export function readClaim(hash: string): Claim | null {
  const [, ticket, key] = /^#bring=([\w-]{43})\.([\w-]{43})$/.exec(hash) ?? [];
  return ticket && key ? { ticket, key } : null;
}

/** Bytes as letters that an address may have. */
function letters(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytes(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** All of it, unless it is more than a file may be: a little can be packed that unpacks to very much. */
async function read(from: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = from.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) {
      void reader.cancel();
      throw new Unfit("big");
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The first byte says whether the rest was made smaller: not every browser can. */
const PLAIN = 0;
const SMALL = 1;

async function smaller(text: string): Promise<Uint8Array> {
  const plain = new Blob([text]);
  const can = typeof CompressionStream === "function";
  const body = can ? plain.stream().pipeThrough(new CompressionStream("deflate-raw")) : plain.stream();
  const content = await read(body);
  const out = new Uint8Array(content.length + 1);
  out[0] = can ? SMALL : PLAIN;
  out.set(content, 1);
  return out;
}

async function larger(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new Blob([content.subarray(1)]).stream();
  if (content[0] === PLAIN) return new TextDecoder().decode(await read(body));
  if (content[0] !== SMALL) throw new Unfit("newer");
  try {
    return new TextDecoder().decode(await read(body.pipeThrough(new DecompressionStream("deflate-raw"))));
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit("unread");
  }
}

/** A text as it travels, and the key to it. */
export async function packed(text: string): Promise<{ content: string; key: string }> {
  const key = newKey();
  return { content: letters(sealed(key, await smaller(text))), key: letters(key) };
}

/** The text; Unfit if the key is another one, or if anything was changed on the way. */
export async function unpacked(content: string, key: string): Promise<string> {
  const [found, lock] = [bytes(content), bytes(key)];
  const text = found && lock?.length === 32 ? unsealed(lock, found) : null;
  if (!text) throw new Unfit("unread");
  return larger(text);
}
