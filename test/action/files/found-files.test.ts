import { describe, expect, it } from "vitest";
import { filesOfDifference, filesOfTree, notesOfLeftOut } from "../../../action/files/found-files.ts";
import type { EntryKind, TreeEntry } from "../../../action/files/git-object.ts";

function entry(path: string, kind: EntryKind = "file"): TreeEntry {
  return { path, kind, sha: `id of ${path}` };
}

describe("filesOfDifference", () => {
  const patch = undefined;

  it.each([
    ["new", undefined, entry("a"), { path: "a", formerPath: null, isRemoved: false, blobSha: "id of a", patch }],
    ["changed", entry("a"), entry("a"), { path: "a", formerPath: "a", isRemoved: false, blobSha: "id of a", patch }],
    ["renamed", entry("a"), entry("b"), { path: "b", formerPath: "a", isRemoved: false, blobSha: "id of b", patch }],
    ["removed", entry("a"), undefined, { path: "a", formerPath: "a", isRemoved: true, blobSha: null, patch }],
    [
      "no link any longer",
      entry("a", "link"),
      entry("a"),
      { path: "a", formerPath: null, isRemoved: false, blobSha: "id of a", patch },
    ],
  ])("takes a file that is %s", (_, before, after, file) => {
    expect(filesOfDifference([{ before, after }])).toEqual({ files: [file], leftOut: [] });
  });

  it.each<EntryKind>(["link", "submodule"])(
    "takes what became a %s for removed, and leaves out what is one",
    (kind) => {
      const became = filesOfDifference([{ before: entry("a"), after: entry("a", kind) }]);
      expect(became).toMatchObject({ files: [{ path: "a", isRemoved: true }], leftOut: ["a"] });
      const stayed = filesOfDifference([{ before: entry("b", kind), after: entry("b", kind) }]);
      expect(stayed).toEqual({ files: [], leftOut: ["b"] });
      expect(filesOfDifference([{ before: entry("c", kind), after: undefined }])).toEqual({ files: [], leftOut: [] });
    },
  );
});

it("takes all files of a tree", () => {
  const { files, leftOut } = filesOfTree([entry("a"), entry("b", "link"), entry("c", "submodule")]);
  expect(files).toEqual([{ path: "a", formerPath: "a", isRemoved: false, blobSha: "id of a", patch: undefined }]);
  expect(leftOut).toEqual(["b", "c"]);
});

describe("notesOfLeftOut", () => {
  it("says nothing of what no glob picks", () => {
    expect(notesOfLeftOut(["a", "b"], () => false)).toEqual([]);
  });

  it("names some and counts the others, and shows no character that cannot be seen", () => {
    const paths = Array.from({ length: 12 }, (_, index) => `${index}\n`);
    expect(notesOfLeftOut([...paths, "x"], (path) => path !== "x")).toEqual([
      "Symbolic links and submodules are not followed, so these are left out: " +
        `${Array.from({ length: 10 }, (_, index) => `"${index}\\u{a}"`).join(", ")} and 2 more.`,
    ]);
  });
});
