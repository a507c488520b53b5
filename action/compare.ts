import { type FileChanges, type KnownChanges, opensAny } from "../shared/index.ts";
import { compareFile, type SideFile, toSideFile } from "./compare-file.ts";
import { compareUnchanged } from "./compare-unchanged.ts";
import type { ChangedFile, ChangeSet } from "./files/change-set.ts";
import { isLink } from "./files/git-object.ts";
import { FILES_READ_AT_ONCE } from "./limits.ts";
import { mapInOrder } from "./promises.ts";
import { isSetting, type Sides } from "./sides.ts";

type Compared = Pick<ChangeSet, "files" | "head" | "openBefore">;
type Matches = (path: string) => boolean;

/**
 * Finds what a change does for users: what its settings do by themselves, each configuration that it touches, and where it
 * touches settings, each other one that they govern. What the settings do is not repeated below the configurations.
 * See docs/decisions/0089-settings-of-both-sides.md.
 *
 * @param sides undefined where the change touches none of these.
 */
export async function compareChangeSet(
  changeSet: Compared,
  sides: Sides | undefined,
  matches: Matches,
): Promise<readonly FileChanges[] | undefined> {
  if (changeSet.openBefore === undefined) return undefined;
  if (sides === undefined) return [];
  const settings = compareSettings(sides);
  const touched = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) =>
    compareChangedFile(changeSet, sides, matches, file),
  );
  const files = touched.flat();
  if (settings === undefined) return files;
  if (settings.kind === "unknown") return [settings, ...files];
  const { isAnother, others, notCompared } = await compareUnchanged(changeSet, sides, matches);
  const there = [...files, ...others].filter((file) => file.kind === "unknown" || file.file !== "removed");
  const governs = isAnother ? there.map(({ path }) => path).toSorted() : [];
  const own = (file: FileChanges) => withoutStated(file, settings);
  const stated = { ...withNotCompared(settings, notCompared), governs };
  return [stated, ...files.map(own), ...others.map(own).filter(concernsUsers)];
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

/** What the settings do where there is no configuration; undefined where the change touches none of them. */
function compareSettings(sides: Sides): FileChanges | undefined {
  const [first] = sides.changed;
  return first && compareFile(sides, first.path, undefined, undefined, "changed");
}

/** Compares what is a configuration before a change or after it. */
async function compareChangedFile(
  { head, openBefore }: Compared,
  sides: Sides,
  matches: Matches,
  file: ChangedFile,
): Promise<readonly FileChanges[]> {
  const { path, formerPath, now, blobSha } = file;
  const old = formerPath !== null && matches(formerPath) && !isSetting(sides.before, formerPath);
  const isNow = now !== "nothing" && matches(path) && !isSetting(sides.after, path);
  const former = old ? await readBefore(openBefore, formerPath) : undefined;
  const read = () => (blobSha === null ? head.read(path) : head.readBlob(blobSha));
  const isGone = old && now === "nothing";
  const current = isNow ? toSideFile(path, await read()) : isGone ? await readRemoved(head, path) : undefined;
  if (former === undefined && current === undefined) return [];
  const name = current === undefined ? (formerPath ?? path) : path;
  return [compareFile(sides, name, former, current, stateOf(file, former, current))];
}

function stateOf({ path, formerPath, now }: ChangedFile, former: SideFile, current: SideFile): KnownChanges["file"] {
  // What becomes a layer, or was one, is still there.
  if (formerPath === path && now !== "nothing") return "changed";
  if (former === undefined) return "new";
  return current === undefined ? "removed" : "changed";
}

/** Nothing of a file that is removed, or why it is not known what is there: a link where one of its folders was. */
async function readRemoved(head: Compared["head"], path: string): Promise<SideFile> {
  const kind = await head.kindOf(path);
  if (!kind.ok) return kind;
  return isLink(kind.value) ? toSideFile(path, await head.read(path)) : undefined;
}

async function readBefore(openBefore: Compared["openBefore"], path: string): Promise<SideFile> {
  const before = await openBefore?.();
  if (before === undefined) return undefined;
  return before.ok ? toSideFile(path, await before.value.read(path)) : before;
}

/** A configuration without what the settings state; the place of the value that decides may be another. */
function withoutStated(file: FileChanges, stated: KnownChanges): FileChanges {
  if (file.kind === "unknown") return file;
  const known = new Set(stated.changes.map(keyOf));
  const changes = file.changes.filter((change) => !known.has(keyOf(change)));
  return { ...file, changes, widens: opensAny(changes) };
}

function keyOf({ effect, kind, provider, model, setting, before, after }: KnownChanges["changes"][number]): string {
  return JSON.stringify([effect, kind, provider, model, setting, before, after]);
}

/** Of a file that is the same, only what changes for people. */
function concernsUsers(file: FileChanges): boolean {
  return file.kind === "unknown" || file.changes.some(({ effect }) => effect !== "none");
}

function withNotCompared(settings: KnownChanges, notCompared: readonly string[]): KnownChanges {
  if (notCompared.length === 0) return settings;
  return { ...settings, notCompared, widens: settings.widens === true ? true : undefined };
}
