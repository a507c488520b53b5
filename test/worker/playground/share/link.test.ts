import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { fragmentOf, pack, readFragment, SHARED_MAX_BYTES, unpack } from "../../../../worker/playground/share/link.ts";
import {
  DOCUMENTS,
  forEachDocument,
  NOTHING,
  type Workspace,
} from "../../../../worker/playground/workspace/workspace.ts";

const text = fc.string({ unit: "grapheme", maxLength: 200 });
const workspace: fc.Arbitrary<Workspace> = fc
  .tuple(...DOCUMENTS.map(() => text))
  .map((texts) => forEachDocument((name) => texts[DOCUMENTS.findIndex((one) => one.name === name)] ?? ""));

const SOME: Workspace = { ...NOTHING, configuration: '{ "providers": {} }\n', policy: "{}" };

async function linkTo(shared: Workspace): Promise<string> {
  const fragment = await fragmentOf(shared);
  if (!fragment.ok) throw new Error(fragment.error);
  return fragment.value;
}

describe("a link", () => {
  test("has all documents, in characters that an address may have", async () => {
    await fc.assert(
      fc.asyncProperty(workspace, async (shared) => {
        const fragment = await linkTo(shared);
        expect(fragment).toMatch(/^#v1=[\w-]+$/);
        expect(await readFragment(fragment)).toEqual({ ok: true, value: { kind: "workspace", workspace: shared } });
      }),
    );
  });

  test("is refused with a reason wherever it is cut or changed", async () => {
    const fragment = await linkTo(SOME);
    const cut = Array.from(fragment, (_, at) => fragment.slice(0, at)).slice("#v1=".length);
    const changed = Array.from(
      fragment,
      (one, at) => fragment.slice(0, at) + (one === "A" ? "B" : "A") + fragment.slice(at + 1),
    );
    const broken = [...cut, ...changed.slice("#v1=".length, -1)];
    const read = await Promise.all(broken.map(readFragment));
    expect(broken.filter((_, index) => read[index]?.ok)).toEqual([]);
    expect(broken.length).toBeGreaterThan(100);
  });

  test.each([
    ["of a newer version", "#v2=AAAA", "newer version"],
    ["with a rule that is not encoded", "#rule=%", "cannot be read"],
  ])("%s is refused", async (_, fragment, reason) => {
    expect(await readFragment(fragment)).toEqual({ ok: false, error: expect.stringContaining(reason) });
  });

  test.each(["[]", "1", "{", '{"other":"text"}', '{"policy":{}}', '{"__proto__":"text"}'])(
    "to %s is refused",
    async (json) => {
      expect(await readFragment(`#v1=${await pack(json)}`)).toMatchObject({ ok: false });
    },
  );

  test("may name a rule", async () => {
    expect(await readFragment("#rule=unknown-key")).toEqual({ ok: true, value: { kind: "rule", rule: "unknown-key" } });
  });

  test.each(["", "#", "#main", "#top=1", "#v1"])("that is %j opens nothing", async (fragment) => {
    expect(await readFragment(fragment)).toEqual({ ok: true, value: { kind: "nothing" } });
  });
});

describe("the content of a link", () => {
  /** A workspace whose JSON has so many bytes. */
  const workspaceOfBytes = (bytes: number): Workspace => {
    const around = JSON.stringify({ configuration: "" }).length;
    return { ...NOTHING, configuration: `é${"x".repeat(bytes - around - 2)}` };
  };

  test("opens up to its bound", async () => {
    const shared = workspaceOfBytes(SHARED_MAX_BYTES);
    expect(await readFragment(await linkTo(shared))).toEqual({
      ok: true,
      value: { kind: "workspace", workspace: shared },
    });
  });

  test("is neither put into a link nor read beyond it, and both say so", async () => {
    const { configuration } = workspaceOfBytes(SHARED_MAX_BYTES + 1);
    expect(await fragmentOf({ ...NOTHING, configuration })).toEqual({
      ok: false,
      error: expect.stringContaining("too large"),
    });
    const packed = await pack(JSON.stringify({ configuration }));
    expect(await readFragment(`#v1=${packed}`)).toEqual({ ok: false, error: expect.stringContaining("too large") });
  });

  test("is read no further than its bound, whatever it would unpack to", async () => {
    const packed = await pack(" ".repeat(50_000_000));
    expect(packed.length).toBeLessThan(100_000);
    let unpacked = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        unpacked += piece.length;
        controller.enqueue(piece);
      },
    });
    const { readable, writable } = new DecompressionStream("deflate");
    vi.stubGlobal("DecompressionStream", function counted() {
      return { writable, readable: readable.pipeThrough(count) };
    });
    try {
      expect(await unpack(packed, 1_000)).toEqual({ ok: false, error: "too-large" });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(unpacked).toBeGreaterThan(0);
    expect(unpacked).toBeLessThan(5_000_000);
  });
});
