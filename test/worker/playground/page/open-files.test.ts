import { describe, expect, it } from "vitest";
import { openFiles } from "../../../../worker/playground/page/open-files.ts";
import type { DocumentName, Workspace } from "../../../../worker/playground/workspace/workspace.ts";

/** Opens files, and tells what was put where. */
async function opened(...files: readonly File[]) {
  const texts: Partial<Record<DocumentName, string>> = {};
  const shown: DocumentName[] = [];
  const replace = (put: Partial<Workspace>) => void Object.assign(texts, put);
  const said = await openFiles(files, "enforced", replace, (name) => shown.push(name));
  return { texts, shown, said };
}

describe("files that are opened", () => {
  it("go into the tab of their name, and others into the given one", async () => {
    const { texts, shown } = await opened(
      new File(["{ }"], ".provider-steward.json"),
      new File(["\uFEFF[]"], "mine.json"),
    );
    expect(texts).toEqual({ policy: "{ }", enforced: "\uFEFF[]" });
    expect(shown).toEqual(["policy", "enforced"]);
  });

  it.each([
    ["no UTF-8", new File([new Uint8Array([0xff])], "a\u202e.json")],
    ["too large", Object.defineProperty(new File(["{}"], "a\u202e.json"), "size", { value: 16 * 1024 * 1024 + 1 })],
  ])("are refused where they are %s, and nothing changes", async (_, file) => {
    const { texts, shown, said } = await opened(file);
    expect([texts, shown]).toEqual([{}, []]);
    expect(said).toBe('The file "a\\u{202e}.json" was not opened: it is not UTF-8 text of at most 16 MiB.');
  });
});
