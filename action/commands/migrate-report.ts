import {
  type CheckedFile,
  fileReport,
  formatText,
  type Migration,
  maskSecrets,
  placeOf,
  printable,
  printableJson,
  quote,
} from "../../shared/index.ts";

/** A file that was migrated, or would be. */
export interface MigratedFile {
  readonly migration: Migration;
  /** The new content, checked with the vocabulary whose names it has. */
  readonly result: CheckedFile;
  readonly changed: boolean;
  readonly written: boolean;
}

/** The report as JSON text. */
export function formatMigrationJson({ migration, result, changed, written }: MigratedFile): string {
  const { renamed, unmapped, moved } = migration;
  return printableJson({
    path: result.path,
    changed,
    written,
    renamed: renamed.map((one) => ({ ...one, name: maskSecrets(one.name), newName: maskSecrets(one.newName) })),
    unmapped: unmapped.map((one) => ({ ...one, name: maskSecrets(one.name) })),
    moved,
    ...fileReport(result),
  });
}

/** Reports to a person: a line for each name, then what is found in the result, and a last line. */
export function formatMigrationText(file: MigratedFile, options: { readonly color: boolean }): string {
  const { migration, result } = file;
  const { renamed, unmapped, moved } = migration;
  const line = (range: (typeof renamed)[number]["range"], state: string, text: string) =>
    `${placeOf(result.path, range)}  ${state}  ${printable(text)}\n`;
  const lines = [
    ...renamed.map(({ range, name, newName }) => line(range, "renamed", `${quote(name)} to ${quote(newName)}`)),
    ...unmapped.map(({ range, reason }) => line(range, "not mapped", reason)),
    ...moved.map(({ range, text }) => line(range, "moved", text)),
  ];
  const findings =
    result.diagnostics.length === 0 ? "" : `\nFindings in the result:\n\n${formatText([result], options)}`;
  return `${lines.join("")}${findings}${lines.length > 0 || findings !== "" ? "\n" : ""}${verdict(file)}\n`;
}

function verdict({ migration: { renamed, unmapped }, changed, written }: MigratedFile): string {
  const counts = `${renamed.length} renamed, ${unmapped.length} not mapped`;
  if (written) return changed ? counts : `${counts}; the file is as it was`;
  const advice = unmapped.length === 0 ? "" : ": add --map OLD=NEW for each of them, or --partial to write the rest";
  return `${counts}; nothing was written${advice}`;
}
