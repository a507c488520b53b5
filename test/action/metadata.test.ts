import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readActionMetadata, withMetadataTables } from "../../action/metadata.ts";

const METADATA = readActionMetadata(`
inputs:
  files:
    description: >-
      Globs such as \`a. b\`, one a line.
      A second sentence.
    default: |
      a
      b
  token:
    description: The token
outputs:
  valid:
    description: >-
      \`true\` or not. So it is.
`);

const DOCUMENT = "# a\n\n<!-- inputs: x -->\nold\n<!-- /inputs -->\n\n<!-- outputs: y -->\n<!-- /outputs -->\nend\n";

const tables = (document: string) => withMetadataTables(document, METADATA, { name: "a.md" });

describe("readActionMetadata", () => {
  it("gives inputs with their defaults, and outputs, in order", () => {
    expect(METADATA).toEqual({
      inputs: [
        { name: "files", description: "Globs such as `a. b`, one a line. A second sentence.", default: "a\nb\n" },
        { name: "token", description: "The token", default: "" },
      ],
      outputs: [{ name: "valid", description: "`true` or not. So it is." }],
    });
  });

  it("refuses an input without a description, and one of several lines", () => {
    const refusal = '"a" of action.yml needs a description of one line.';
    expect(() => readActionMetadata("inputs:\n  a:\n    default: b\n")).toThrow(refusal);
    expect(() => readActionMetadata("outputs:\n  a:\n    description: |\n      b\n      c\n")).toThrow(refusal);
  });
});

describe("withMetadataTables", () => {
  it("writes the tables between the markers, and keeps the rest", () => {
    expect(tables(DOCUMENT)).toBe(
      [
        "# a\n",
        "<!-- inputs: x -->\n",
        "| Input | Default | |",
        "| --- | --- | --- |",
        "| `files` | `a`<br>`b` | Globs such as `a. b`, one a line. A second sentence. |",
        "| `token` | | The token |\n",
        "<!-- /inputs -->\n",
        "<!-- outputs: y -->\n",
        "| Output | |",
        "| --- | --- |",
        "| `valid` | `true` or not. So it is. |\n",
        "<!-- /outputs -->",
        "end\n",
      ].join("\n"),
    );
  });

  it.each(["<!-- inputs: x -->", "<!-- /inputs -->", "<!-- outputs: y -->", "<!-- /outputs -->"])(
    "refuses a document without %s, or with two",
    (marker) => {
      const refusal = /^a\.md needs the line "<!-- (inputs|outputs): … -->" once and, below it, the line/;
      expect(() => tables(DOCUMENT.replace(`${marker}\n`, ""))).toThrow(refusal);
      expect(() => tables(DOCUMENT.replace(marker, `${marker}\n${marker}`))).toThrow(refusal);
    },
  );

  it("refuses markers that are out of order", () => {
    expect(() => tables("<!-- /inputs -->\n<!-- inputs: x -->\n")).toThrow(/^a\.md needs/);
  });

  it("refuses what would end a cell", () => {
    const metadata = readActionMetadata("inputs:\n  a:\n    description: b | c\n");
    expect(() => withMetadataTables(DOCUMENT, metadata, { name: "a.md" })).toThrow(
      'The description of "a" holds a "|", which would end a cell of its table.',
    );
  });
});

it("the tables of docs/action.md are those that `npm run generate` writes", () => {
  const name = "docs/action.md";
  const document = readFileSync(name, "utf8");
  const metadata = readActionMetadata(readFileSync("action.yml", "utf8"));
  expect(withMetadataTables(document, metadata, { name })).toBe(document);
});
