import { describe, expect, it } from "vitest";
import { filesOfDifference, filesOfTree, notesOfLeftOut } from "../../../action/files/found-files.ts";
import type { EntryKind, TreeEntry } from "../../../action/files/git-object.ts";

function entry(path: string, kind: EntryKind = "file"): TreeEntry {
  return { path, kind, sha: `id of ${path}` };
}

const patch = undefined;
const gone = { blobSha: null, patch };
const there = { now: "file", blobSha: "id of a", patch };

it.each<[string, TreeEntry | undefined, TreeEntry | undefined, object]>([
  ["new", undefined, entry("a"), { path: "a", formerPath: null, ...there }],
  ["changed", entry("a"), entry("a"), { path: "a", formerPath: "a", ...there }],
  ["renamed", entry("b"), entry("a"), { path: "a", formerPath: "b", ...there }],
  ["removed", entry("a"), undefined, { path: "a", formerPath: "a", now: "nothing", ...gone }],
  ["no link any longer", entry("a", "link"), entry("a"), { path: "a", formerPath: "a", ...there }],
  ["a link that is removed", entry("a", "link"), undefined, { path: "a", formerPath: "a", now: "nothing", ...gone }],
  ["a link from now on", entry("a"), entry("a", "link"), { path: "a", formerPath: "a", now: "link", ...gone }],
  ["a new submodule", undefined, entry("a", "submodule"), { path: "a", formerPath: null, now: "link", ...gone }],
])("takes a file that is %s", (_, before, after, file) => {
  expect(filesOfDifference([{ before, after }])).toEqual([file]);
});

it("takes all files of a tree", () => {
  const { files, leftOut } = filesOfTree([entry("a"), entry("b", "link"), entry("c", "submodule")]);
  expect(files).toEqual([{ path: "a", formerPath: "a", now: "file", blobSha: "id of a", patch: undefined }]);
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
