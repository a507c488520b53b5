import { posix } from "node:path";
import {
  type Comparison,
  type ConfigurationTexts,
  compareRepository,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type FileChanges,
  type HostsInUse,
  ok,
  type Result,
  type Side,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { type FilePair, readTouched, type SideFile } from "./compare-touched.ts";
import type { ChangeSet } from "./files/change-set.ts";
import type { Governed } from "./governed.ts";
import { countHosts, namesNewHost } from "./hosts-in-use.ts";
import type { SettingsContent, Sides } from "./sides.ts";

type ComparedChange = Pick<ChangeSet, "files" | "head" | "openBefore" | "isTrusted">;
type Matches = (path: string) => boolean;

/**
 * Finds what a change does for users: what its settings do by themselves, each configuration that it touches, and where it
 * touches settings, each other one that they govern.
 * See docs/decisions/0139-governors-through-the-governed.md.
 *
 * @param sides undefined where the change touches none of these.
 */
export async function compareChangeSet(
  changeSet: ComparedChange,
  sides: Sides | undefined,
  governed: Governed,
  matches: Matches,
): Promise<readonly FileChanges[] | undefined> {
  if (changeSet.openBefore === undefined) return undefined;
  if (sides === undefined) return [];
  const touched = await readTouched(changeSet, sides, matches);
  const unchanged = governed.files.map(
    ({ path, isBefore, isAfter, bytes }): FilePair => ({
      path,
      file: "unchanged",
      before: isBefore ? bytes : undefined,
      after: isAfter ? bytes : undefined,
    }),
  );
  const pairs = [...touched, ...unchanged];
  const [before, after] = [beforeTheChange(sides.before.content), sides.after.content];
  if (!before.ok || !after.ok) {
    const reason = after.ok ? (before.ok ? "" : before.error.reason) : after.error.reason;
    const [settings] = sides.changed;
    return [...(settings === undefined ? [] : [settings]), ...touched].map(({ path }) => ({
      kind: "unknown",
      path,
      reason,
    }));
  }
  // Comments that a change from outside adds suppress nothing.
  const contents = { before: before.value, after: { ...after.value, isUntrusted: !changeSet.isTrusted } };
  const texts = pairs.filter(({ file }) => file !== "unchanged").map(textsOf);
  const edited = texts.flatMap((one) => (one.ok ? [one.value] : []));
  // A host that may be a misspelling is worth a look at those that all configurations use.
  const hosts = namesNewHost(edited, contents)
    ? await countHosts(changeSet, sides, contents.before, edited, matches)
    : undefined;
  return comparePairs(pairs, contents, sides, governed, hosts);
}

/** The commit before a change, where the cause of one of its effects stands there; that it was read is known then. */
export async function findBeforeSha(
  { openBefore }: Pick<ChangeSet, "openBefore">,
  changes: readonly FileChanges[] = [],
): Promise<string | undefined> {
  const causes = changes.flatMap((file) => (file.kind === "known" ? file.changes : [])).map(({ cause }) => cause);
  if (!causes.some((cause) => cause?.side === "before")) return undefined;
  const before = await openBefore?.();
  return before?.ok ? before.value.commit.sha : undefined;
}

/** The settings of both sides. */
interface Contents {
  readonly before: SettingsContent;
  readonly after: SettingsContent & Pick<Side, "isUntrusted">;
}

function comparePairs(
  pairs: readonly FilePair[],
  contents: Contents,
  { changed }: Sides,
  { notRead }: Governed,
  hosts: HostsInUse | undefined,
): readonly FileChanges[] {
  const read = pairs.map((pair) => ({ pair, texts: textsOf(pair) }));
  const texts = read.flatMap((one) =>
    one.texts.ok ? [{ ...one.texts.value, pathFromPolicy: fromPolicy(contents, one.pair.path) }] : [],
  );
  const isComplete = notRead.length === 0 && texts.length === pairs.length;
  const { settings, configurations } = compareRepository(contents.before, contents.after, texts, isComplete, hosts);
  const compared = configurations.values();
  const files = read.map(({ pair, texts: own }): FileChanges => {
    if (!own.ok) return { kind: "unknown", path: pair.path, reason: own.error.reason };
    const comparison = compared.next().value ?? settings;
    return toFileChanges(pair, comparison);
  });
  const [first] = changed;
  if (first === undefined) return files;
  const governs = pairs.filter(({ file }) => file !== "removed").map(({ path }) => path);
  return [
    withGoverned(toFileChanges({ path: first.path, file: "changed" }, settings), governs, notRead),
    ...files.filter(isWorthTelling),
  ];
}

function withGoverned(settings: FileChanges, governs: readonly string[], notRead: readonly string[]): FileChanges {
  if (settings.kind === "unknown") return settings;
  const widens = notRead.length === 0 || settings.widens === true ? settings.widens : undefined;
  return { ...settings, widens, notCompared: notRead, governs: governs.toSorted() };
}

function toFileChanges(
  { path, file, formerPath }: Pick<FilePair, "path" | "file" | "formerPath">,
  { changes, widens, diagnostics }: Comparison,
): FileChanges {
  const unreadNow = unreadLayer(diagnostics.after);
  if (unreadNow !== undefined) return { kind: "unknown", path, reason: unreadNow };
  const unreadBefore = unreadLayer(diagnostics.before);
  if (unreadBefore !== undefined) return { kind: "unknown", path, reason: `${BEFORE}${unreadBefore}` };
  return { kind: "known", path, file, formerPath, changes, widens, notCompared: [] };
}

/** The reason why a layer cannot be read; undefined where all are read: without one of them, no effect is known. */
function unreadLayer(diagnostics: Comparison["diagnostics"]["before"]): string | undefined {
  return diagnostics.find(({ rule }) => rule === "layer-unreadable")?.message;
}

function textsOf({ path, before, after }: FilePair): Result<ConfigurationTexts, Failure> {
  const now = textOfSide(after);
  if (!now.ok) return now;
  const old = beforeTheChange(textOfSide(before));
  return old.ok ? ok({ path, before: old.value, after: now.value }) : old;
}

/** A configuration's path as the policy's ignores have it. */
function fromPolicy({ before, after }: Contents, path: string): string | undefined {
  const { label } = after.policyFile ?? before.policyFile ?? {};
  return label && posix.relative(posix.dirname(label), path);
}

function textOfSide(file: SideFile): Result<string | undefined, Failure> {
  if (file === undefined || !file.ok) return file ?? ok(undefined);
  const decoded = decodeFile(file.value, FILE_MAX_BYTES);
  return decoded.ok ? decoded : err({ reason: decoded.error.message });
}

const BEFORE = "Before the change: ";

function beforeTheChange<Value>(result: Result<Value, Failure>): Result<Value, Failure> {
  return result.ok ? result : err({ reason: `${BEFORE}${result.error.reason}` });
}

/** False of a file that is the same and in which nothing changes for people. */
function isWorthTelling(file: FileChanges): boolean {
  return file.kind === "unknown" || file.file !== "unchanged" || file.changes.some(({ effect }) => effect !== "none");
}
