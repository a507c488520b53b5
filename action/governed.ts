import { countOf, decodeFile, err, FILE_MAX_BYTES, ok, type Result } from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { isLink, type TreeEntry } from "./files/git-object.ts";
import type { Repository } from "./files/repository.ts";
import { FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_READ } from "./limits.ts";
import { mapInOrder } from "./promises.ts";
import { isSetting, type SideSettings, type Sides } from "./sides.ts";

/** A configuration that a change does not touch; of one that is a setting on a side, there is no configuration there. */
export interface GovernedFile {
  readonly path: string;
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  readonly bytes: Result<Uint8Array, Failure>;
}

/** The configurations that a change does not touch, where it touches what governs them. */
export interface Governed {
  readonly files: readonly GovernedFile[];
  /** The reasons why there may be more, in whole sentences; none where these are all. */
  readonly notRead: readonly string[];
}

export const nothingGoverned: Governed = { files: [], notRead: [] };

/** Reads the configurations that a change does not touch. */
export async function readGoverned(
  { files, head }: Pick<ChangeSet, "files" | "head">,
  sides: Sides | undefined,
  matches: (path: string) => boolean,
): Promise<Governed> {
  if (sides === undefined || sides.changed.length === 0) return nothingGoverned;
  // Where one of the settings cannot be used, nothing is known of what they govern.
  if (!sides.before.content.ok || !sides.after.content.ok) return nothingGoverned;
  const touched = new Set(files.map(({ path }) => path));
  const isGoverned = (path: string) => !touched.has(path) && isOneAnywhere(sides, path);
  const read = await readAll(head, (path) => matches(path) && isGoverned(path));
  if (!read.ok) return { files: [], notRead: [read.error.reason] };
  return {
    files: read.value.read.map(({ path, bytes }) => ({
      path,
      isBefore: !isSetting(sides.before, path),
      isAfter: !isSetting(sides.after, path),
      bytes,
    })),
    notRead: explainRest(read.value.restCount),
  };
}

function isOneAnywhere({ before, after }: Sides, path: string): boolean {
  return !isSetting(before, path) || !isSetting(after, path);
}

function explainRest(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${countOf(count, "configuration")} that the change does not touch ${count === 1 ? "was" : "were"} not compared: one run compares ${UNCHANGED_FILES_MAX_READ}.`,
  ];
}

/** The texts of all configurations at a commit that can be read, up to the same bound. */
export async function readTexts(
  repository: Repository,
  side: SideSettings,
  matches: (path: string) => boolean,
): Promise<readonly string[]> {
  const all = await readAll(repository, (path) => matches(path) && !isSetting(side, path));
  if (!all.ok) return [];
  return all.value.read.flatMap(({ bytes }) => {
    const text = bytes.ok ? decodeFile(bytes.value, FILE_MAX_BYTES) : err(undefined);
    return text.ok ? [text.value] : [];
  });
}

interface ReadFiles {
  readonly read: readonly { readonly path: string; readonly bytes: Result<Uint8Array, Failure> }[];
  /** The number of configurations beside them. */
  readonly restCount: number;
}

async function readAll(
  { list, read, readBlob, fetchBlobs }: Repository,
  isWanted: (path: string) => boolean,
): Promise<Result<ReadFiles, Failure>> {
  const listed = await list();
  if (!listed.ok) return listed;
  const wanted = listed.value.filter(({ path }) => isWanted(path));
  const first = wanted.slice(0, UNCHANGED_FILES_MAX_READ);
  await fetchBlobs(first.flatMap(({ kind, sha }) => (isLink(kind) ? [] : [sha])));
  const readEntry = async ({ path, kind, sha }: TreeEntry) => ({
    path,
    bytes: await (isLink(kind) ? read(path) : readBlob(sha)),
  });
  return ok({
    read: await mapInOrder(first, FILES_READ_AT_ONCE, readEntry),
    restCount: wanted.length - first.length,
  });
}
