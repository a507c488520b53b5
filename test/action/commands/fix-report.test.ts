import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FixedFile, formatFixJson, formatFixText } from "../../../action/commands/fix-report.ts";
import { printable } from "../../../shared/index.ts";
import { hostileDiagnostic, hostileText } from "../../shared/report/samples.ts";
import { parseCommand } from "../support/runner.ts";

const hostileFiles: fc.Arbitrary<readonly FixedFile[]> = fc.array(
  fc.record({
    path: hostileText,
    changed: fc.boolean(),
    fixed: fc.array(hostileDiagnostic, { maxLength: 3 }),
    remaining: fc.array(hostileDiagnostic, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

function lines(files: readonly FixedFile[]): readonly string[] {
  return formatFixText(files, false).split("\n");
}

describe("formatFixText", () => {
  it("lets no file and no finding forge a line, a colour or a command to the GitHub runner", () => {
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const shown = lines(files);
        expect(shown.map(printable)).toEqual(shown);
        expect(shown.map(parseCommand)).toEqual(shown.map(() => undefined));
        const fixedOnes = files.flatMap(({ fixed }) => fixed).filter(({ fix }) => fix !== undefined);
        const left = files.filter(({ remaining }) => remaining.length > 0);
        const reported = fixedOnes.length + left.length;
        // What is told, an empty line after it, the line for all, and the end of the text.
        expect(shown).toHaveLength(reported === 0 ? 2 : reported + 3);
      }),
    );
  });
});

describe("formatFixJson", () => {
  it("is printable, and keeps what it tells", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, path) => {
        const text = formatFixJson({ files, unread: [{ path, reason: path }], unwritten: [] });
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
        const report: { files: readonly FixedFile[]; unread: unknown } = JSON.parse(text);
        expect(report.files.map((file) => file.path)).toEqual(files.map((file) => file.path));
        expect(report.unread).toEqual([{ path, reason: path }]);
      }),
    );
  });
});
