import { describe, expect, it } from "vitest";
import { formatSuppressed } from "../../../shared/report/suppressed-markdown.ts";
import { checkedFile, located, rangeOf, suppressedAt } from "./samples.ts";

const SOURCE = '{\n  "a": 1\n}';
const KEY = rangeOf(SOURCE, '"a"');

const HEAD = "| Severity | Place | Finding | Rule | Suppressed by | Reason |\n| --- | --- | --- | --- | --- | --- |\n";

const ROOM = { maxBytes: 10_000 };

describe("formatSuppressed", () => {
  it("is empty where nothing is suppressed", () => {
    expect(formatSuppressed([checkedFile("a", SOURCE, [located(KEY)])], ROOM)).toEqual({ text: "", omitted: 0 });
  });

  it("folds a table of all files, errors first, each with who accepted it and why", () => {
    const byPolicy = { kind: "policy", pointer: "/ignores/0", reason: "A | `b` <c>." } as const;
    const files = [
      checkedFile("a b", SOURCE, [located(KEY)], [suppressedAt(KEY, { severity: "notice" })]),
      checkedFile("c", SOURCE, [], [suppressedAt(KEY, { suppression: byPolicy })]),
    ];
    const linkTo = (path: string, line: number) => `https://host.example/${path}#L${line}`;
    const docsUrl = "https://steward.example/rules/";
    const key = 'The key `"baseURL"` is not known here.';
    const rule = "[`unknown-key`](https://steward.example/rules/unknown-key)";
    const [here, comment] = [2, 1].map((line) => `[${line}](https://host.example/a%20b#L${line})`);
    expect(formatSuppressed(files, { ...ROOM, linkTo, docsUrl }).text).toBe(`
<details><summary>2 suppressed findings</summary>

${HEAD}| error | \`c\`, line [2](https://host.example/c#L2) | ${key} | ${rule} | policy \`/ignores/0\` | A &#124; &#96;b&#96; &#60;c&#62;. |
| notice | \`a b\`, line ${here} | ${key} | ${rule} | comment on line ${comment} | The gateway expects it. |

</details>
`);
  });

  it("keeps to its room and to a number, and counts the rest", () => {
    const files = [
      checkedFile(
        "a",
        SOURCE,
        [],
        [1, 2, 3].map(() => suppressedAt(KEY)),
      ),
    ];
    const explain = (count: number) => `${count} more.\n`;
    const rowsIn = (text: string) => text.match(/^\| error/gm)?.length ?? 0;
    const whole = formatSuppressed(files, ROOM, explain).text;
    expect(rowsIn(whole)).toBe(3);
    expect(formatSuppressed(files, { maxBytes: whole.length }, explain)).toEqual({ text: whole, omitted: 0 });
    const cut = formatSuppressed(files, { maxBytes: whole.length - 1 }, explain);
    expect([rowsIn(cut.text), cut.omitted, cut.text.endsWith("</details>\n1 more.\n")]).toEqual([2, 1, true]);
    expect(cut.text.length).toBeLessThan(whole.length);
    expect(formatSuppressed(files, { maxBytes: 100 }, explain)).toEqual({ text: "3 more.\n", omitted: 3 });
    const few = formatSuppressed(files, { ...ROOM, maxFindings: 1 });
    expect([rowsIn(few.text), few.omitted]).toEqual([1, 2]);
  });
});
