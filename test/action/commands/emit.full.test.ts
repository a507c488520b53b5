import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shellLine } from "../../../shared/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Texts and model ids with all that means something to a shell. */
const ODD = [
  "'",
  '"',
  "''\\''",
  "$HOME",
  "$(id)",
  "`id`",
  "\\",
  "\\n",
  "!x",
  "größe 😀",
  " a  b ",
  "*",
  "#",
  "\u0085\u2028",
];
describe.skipIf(process.platform === "win32")("a shell", () => {
  it("reads back exactly what a line sets, whatever the text", () => {
    const folder = temporaryFolder();
    const shell = (script: string) => execFileSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });
    const text = fc.oneof(
      fc.string({ unit: "binary" }).map((one) => one.toWellFormed().replaceAll("\0", "")),
      fc.array(fc.constantFrom(...ODD, "\n", "\r\n", "")).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 50, maxLength: 50 }), (texts) => {
        const lines = texts.map((one) => `${shellLine("VALUE", one)}\nprintf '%s\\0' "$VALUE"\n`);
        writeFileSync(join(folder, "script.sh"), lines.join(""));
        expect(shell(". ./script.sh").split("\0").slice(0, -1)).toEqual(texts);
      }),
      { numRuns: 10 },
    );
  });
});
