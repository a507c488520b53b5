import { describe, expect, it } from "vitest";
import type { CausePlace } from "../../../shared/changes/change.ts";
import { changeLines, describeCause, formatChanges } from "../../../shared/report/changes-text.ts";
import { changeOf } from "./samples.ts";

const unpainted = (_: string, line: string) => line;

describe("formatChanges", () => {
  it("has a list for each effect, in the order of reports, each change with its cause, and the counts", () => {
    const changes = [
      changeOf("a", "f.json", 1, "none"),
      changeOf("b", "f.json", 2, "moves"),
      changeOf("c", "f.json", 3, "opens"),
      { ...changeOf("d", "f.json", 4, "opens"), cause: null },
    ];
    expect(formatChanges(changes, unpainted)).toBe(`Opens:
  Something of \`c\` opens.
    from  f.json:3:7 (user layer, /p)
  Something of \`d\` opens.
Moves:
  Something of \`b\` moves.
    from  f.json:2:7 (user layer, /p)
No effect:
  Something of \`a\` none.
    from  f.json:1:7 (user layer, /p)

Opens 2, moves 1, 1 change without effect.
`);
  });

  it("paints the heading and the sentence by the effect, and says in which files it is", () => {
    const paint = (effect: string, line: string) => `<${effect}>${line}`;
    const causes = [2, 3, 4, 5, 6].flatMap((line) => changeOf("a", "f", line).cause ?? []);
    const text = "It breaks.";
    expect(changeLines([{ effect: "breaks", text, causes, paths: ["a", "b\u202e"] }], paint)).toEqual([
      "<breaks>Breaks:",
      "<breaks>  It breaks.",
      "    from  f:2:7 (user layer, /p)",
      "    from  4 others",
      "    in    a, b\\u{202e}",
    ]);
  });

  it("says where there is nothing", () => {
    expect(formatChanges([], unpainted)).toBe("no changes\n");
  });

  it("is printable, whatever a change is called and comes from", () => {
    const text = formatChanges([{ ...changeOf("a", "f\u202e\n::error::", 1), text: "\u202e\n::error::" }], unpainted);
    expect(text.split("\n")).toHaveLength(6);
    expect(text).not.toContain("\u202e");
  });
});

describe("describeCause", () => {
  const layer = { kind: "layer", layer: "user", label: "u.json", pointer: "/p" } as const;

  it.each<readonly [string, CausePlace]>([
    ["u.json (user layer, /p)", layer],
    ["u.json:2:3 (user layer, /p)", { ...layer, position: { line: 2, column: 3 } }],
    ["u.json (user layer, the whole document)", { ...layer, pointer: "" }],
    ['returned by the provider "p"', { kind: "discovered", provider: "p", model: "m", field: "id" }],
    ["the provider's default", { kind: "vocabulary", pointer: "/a" }],
    ["the built-in default", { kind: "default" }],
    ["the policy (policy, /rules/a)", { kind: "policy", pointer: "/rules/a" }],
    [
      "p.json:2:3 (policy, the whole document)",
      { kind: "policy", label: "p.json", pointer: "", position: { line: 2, column: 3 } },
    ],
  ])("%s", (words, place) => {
    expect(describeCause({ side: "after", place })).toBe(words);
    expect(describeCause({ side: "before", place })).toBe(`${words}, before the change`);
  });
});
