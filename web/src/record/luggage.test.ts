import { beforeAll, describe, expect, test, vi } from "vitest";
import { newKey, sealed } from "./cipher";

let luggage: typeof import("./luggage");
let file: typeof import("./file");
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  luggage = await import("./luggage");
  file = await import("./file");
});

const TEXT = JSON.stringify({ form: "kingdomino-record", names: Array.from({ length: 3000 }, (_, n) => `Þóra ${n}`) });

describe("luggage", () => {
  test("is small, and the same when it arrives", async () => {
    const { content, key } = await luggage.packed(TEXT);
    expect(content).toMatch(/^[\w-]+$/);
    expect(content.length).toBeLessThan(TEXT.length / 2);
    expect(await luggage.unpacked(content, key)).toBe(TEXT);
  });

  test("needs no compression", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const { content, key } = await luggage.packed(TEXT);
    vi.unstubAllGlobals();
    vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
    expect(await luggage.unpacked(content, key)).toBe(TEXT);
  });

  test("cannot be read with another key, or when it was changed", async () => {
    const { content, key } = await luggage.packed("{}");
    const other = (await luggage.packed("{}")).key;
    const spoilt = `${content.startsWith("A") ? "B" : "A"}${content.slice(1)}`;
    for (const [found, by] of [
      [content, other],
      [spoilt, key],
      [content.slice(0, -2), key],
      ["", key],
      ["A", key],
      [content, key.slice(1)],
    ] as const)
      await expect(luggage.unpacked(found, by)).rejects.toThrow(file.Unfit);
  });

  test("that unpacks to more than any file is refused", async () => {
    const zeros = new Blob([new Uint8Array(file.LONGEST + 1)]).stream();
    const small = await new Response(zeros.pipeThrough(new CompressionStream("deflate-raw"))).bytes();
    const key = newKey();
    const text = (all: Uint8Array) => Buffer.from(all).toString("base64url");
    const bomb = text(sealed(key, new Uint8Array([1, ...small])));
    await expect(luggage.unpacked(bomb, text(key))).rejects.toThrow("big");
    for (const nonsense of [[1, 2, 3], [9], []])
      await expect(luggage.unpacked(text(sealed(key, new Uint8Array(nonsense))), text(key))).rejects.toThrow(
        file.Unfit,
      );
  });

  test("is claimed by a link", () => {
    const claim = { ticket: "t".repeat(43), key: "k_-".repeat(14) + "k" };
    expect(luggage.readClaim(luggage.claimText(claim))).toEqual(claim);
    for (const other of ["", "#", "#bring=", `#bring=${claim.ticket}`, `#bring=${claim.ticket}.${claim.key}x`, "#12"])
      expect(luggage.readClaim(other)).toBeNull();
  });
});
