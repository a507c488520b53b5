import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type FixedFile, formatFixJson, formatFixText } from "../../../action/commands/fix-report.ts";
import type { UnappliedFix } from "../../../action/commands/unapplied-fix.ts";
import { type Fixable, printable } from "../../../shared/index.ts";
import { hostileDiagnostic, hostileText } from "../../shared/report/samples.ts";
import { parseCommand } from "../support/runner.ts";

const hostileUnapplied: fc.Arbitrary<UnappliedFix> = fc
  .tuple(hostileDiagnostic, fc.array(hostileText, { minLength: 1, maxLength: 2 }), hostileText)
  .filter((parts): parts is [Fixable, string[], string] => parts[0].fix !== undefined)
  .map(([diagnostic, opens, id]) => ({ diagnostic, opens, id }));

const hostileFiles: fc.Arbitrary<readonly FixedFile[]> = fc.array(
  fc.record({
    path: hostileText,
    changed: fc.boolean(),
    fixed: fc.array(hostileDiagnostic, { maxLength: 3 }),
    opens: fc.array(hostileText, { maxLength: 2 }),
    unapplied: fc.array(hostileUnapplied, { maxLength: 2 }),
    remaining: fc.array(hostileDiagnostic, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

function lines(files: readonly FixedFile[]): readonly string[] {
  const commandFor = (id: string, path: string) => `fix ${id} ${path}`;
  return formatFixText(files, { isDryRun: false, isUnsafe: true, commandFor }).split("\n");
}

it("lets no file and no finding forge a line, a colour or a command to the GitHub runner", () => {
  fc.assert(
    fc.property(hostileFiles, (files) => {
      const shown = lines(files);
      expect(shown.map(printable)).toEqual(shown);
      expect(shown.map(parseCommand)).toEqual(shown.map(() => undefined));
      const fixedOnes = files.flatMap(({ fixed }) => fixed).filter(({ fix }) => fix !== undefined);
      const left = files.filter(({ remaining }) => remaining.length > 0);
      const openingFiles = files.filter(({ opens }) => opens.length > 0);
      const sentences = files.flatMap(({ opens }) => opens);
      const ofUnapplied = files.flatMap(({ unapplied }) => unapplied.map(({ opens }) => opens.length + 2));
      const reported =
        [fixedOnes, left, openingFiles, sentences].reduce((sum, { length }) => sum + length, 0) +
        ofUnapplied.reduce((sum, count) => sum + count, 0);
      // The listed lines, an empty line after them, the line for all, and the end of the text.
      expect(shown).toHaveLength(reported === 0 ? 2 : reported + 3);
    }),
  );
});

it("the JSON of fixes is printable, and keeps what it tells", () => {
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
