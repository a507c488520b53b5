import { describe, expect, it } from "vitest";
import { ofSite, readContents } from "../../../../worker/documents/build/contents.ts";

const LIST = `# Documentation

All of it.

## Tutorials

Ten minutes
each.

- [One](a.md): the first,
  on two lines.
- [Two](b/README.md): the second.

## Working on the project

- [Three](c.md): the third.
`;

describe("readContents", () => {
  it("gives the documents for each need, in order", () => {
    expect(readContents(LIST)).toEqual([
      {
        title: "Tutorials",
        summary: "Ten minutes each.",
        documents: [
          { path: "a.md", title: "One", summary: "the first, on two lines." },
          { path: "b/README.md", title: "Two", summary: "the second." },
        ],
      },
      {
        title: "Working on the project",
        summary: "",
        documents: [{ path: "c.md", title: "Three", summary: "the third." }],
      },
    ]);
  });

  it("refuses an entry without a sentence, and says how to write one", () => {
    expect(() => readContents("# A\n\n## B\n\n- [One](a.md)\n")).toThrow(
      'docs/README.md lists each page as "- [Title](path.md): a sentence", and not as - [One](a.md)',
    );
  });

  it("leaves the documents for contributors to the repository", () => {
    expect(ofSite(readContents(LIST)).map(({ title }) => title)).toEqual(["Tutorials"]);
  });
});
