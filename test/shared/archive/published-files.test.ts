import { describe, expect, it } from "vitest";
import { onlyMeant, withIndex, withoutCommonFolder } from "../../../shared/archive/published-files.ts";

const filesOf = (...paths: readonly string[]) => paths.map((path) => ({ path, content: `of ${path}` }));

it.each([
  [
    ["site/a.html", "site/b/c.css"],
    ["a.html", "b/c.css"],
  ],
  [
    ["site/a.html", "other/b.css"],
    ["site/a.html", "other/b.css"],
  ],
  [
    ["site/a.html", "b.css"],
    ["site/a.html", "b.css"],
  ],
  [["a.html"], ["a.html"]],
  [
    ["../a", "../b"],
    ["../a", "../b"],
  ],
  [
    ["C:/a", "C:/b"],
    ["C:/a", "C:/b"],
  ],
  [
    ["/a", "/b"],
    ["/a", "/b"],
  ],
  [["a\\b/c"], ["a\\b/c"]],
  [[], []],
])("the folder of %j becomes the root, where it has all of them and is inside: %j", (before, after) => {
  expect(withoutCommonFolder(filesOf(...before)).map(({ path }) => path)).toEqual(after);
});

it("metadata, repositories and files of credentials are left out, and what only looks like them is not", () => {
  const kept = filesOf(
    "index.html",
    "a.DS_Store",
    ".DS_Store/a",
    "a/__MACOSX/b",
    "__MACOSX",
    "a.git/b",
    ".gitignore",
    "a.env",
  );
  const metadata = filesOf(".DS_Store", "a/.DS_Store", "__MACOSX/a/._index.html");
  const files = [...kept, ...metadata, ...filesOf(".git/config", "a/.svn/entries", ".env", "a/.env.local")];
  expect(onlyMeant(files)).toEqual(kept);
});

describe("the page that opens first", () => {
  const indexed = (...paths: readonly string[]) => withIndex(filesOf(...paths), (text) => text);

  it("is the one that there is", () => {
    expect(indexed("a.html", "index.html")).toEqual(filesOf("a.html", "index.html"));
  });

  it("is a single page", () => {
    expect(indexed("report.HTM")).toEqual([{ path: "index.html", content: "of report.HTM" }]);
  });

  it("is the only page of the top folder, which keeps its own name", () => {
    const files = indexed("style.css", "report.html", "report_files/a.html");
    expect(files.slice(0, -1)).toEqual(filesOf("style.css", "report.html", "report_files/a.html"));
    expect(files.at(-1)).toEqual({ path: "index.html", content: "of report.html" });
  });

  it.each([[["report.pdf"]], [["a.html", "b.html"]], [["deep/index.html", "style.css"]]])(
    "is a list of the files where it is missing among %j",
    (paths) => {
      const files = indexed(...paths);
      expect(files.slice(0, -1)).toEqual(filesOf(...paths));
      expect(files.at(-1)?.path).toBe("index.html");
      for (const path of paths) expect(files.at(-1)?.content).toContain(`<a href="./${path}">${path}</a>`);
    },
  );

  it("shows names as text, and leads to nothing but the files", () => {
    const [, page] = indexed(`javascript:alert(1)/<img src=x onerror="a'b">.txt`);
    expect(page?.content).toContain(
      './javascript%3Aalert(1)/%3Cimg%20src%3Dx%20onerror%3D%22a%27b%22%3E.txt">javascript:alert(1)/&#60;img',
    );
    expect(page?.content).not.toContain("<img");
  });
});
