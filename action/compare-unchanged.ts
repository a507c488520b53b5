import { countOf, type FileChanges } from "../shared/index.ts";
import { compareFile, toSideFile } from "./compare-file.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { isLink, type TreeEntry } from "./files/git-object.ts";
import { FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_COMPARED } from "./limits.ts";
import { mapInOrder } from "./promises.ts";
import { isSetting, type SideSettings, type Sides } from "./sides.ts";

/** What is known of the configurations that a change does not touch. */
interface Unchanged {
  /** Whether the change may have made them mean something else. */
  readonly isAnother: boolean;
  readonly others: readonly FileChanges[];
  /** Why there may be more, in whole sentences. */
  readonly notCompared: readonly string[];
}

/** Whether every configuration means the same on both sides: what else a policy says is about checks. */
function governAlike({ before, after }: Sides): boolean {
  const [old, now] = [before, after].map(({ content }) => {
    if (!content.ok) return undefined;
    const { layers, vocabulary } = content.value;
    return JSON.stringify([layers.map(({ kind, text }) => [kind, text]), vocabulary]);
  });
  return old !== undefined && old === now;
}

/** Compares the configurations that a change does not touch, by the settings of both sides. */
export async function compareUnchanged(
  { files, head }: Pick<ChangeSet, "files" | "head">,
  sides: Sides,
  matches: (path: string) => boolean,
): Promise<Unchanged> {
  if (governAlike(sides)) return { isAnother: false, others: [], notCompared: [] };
  const listed = await head.list();
  if (!listed.ok) return { isAnother: true, others: [], notCompared: [listed.error.reason] };
  const touched = new Set(files.map(({ path }) => path));
  const isOneAnywhere = (path: string) => !isSetting(sides.before, path) || !isSetting(sides.after, path);
  const unchanged = listed.value.filter(({ path }) => matches(path) && !touched.has(path) && isOneAnywhere(path));
  const compared = unchanged.slice(0, UNCHANGED_FILES_MAX_COMPARED);
  const others = await mapInOrder(compared, FILES_READ_AT_ONCE, (entry) => compareEntry(head, sides, entry));
  return { isAnother: true, others, notCompared: explainRest(unchanged.length - compared.length) };
}

function explainRest(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${countOf(count, "configuration")} that the change does not touch ${count === 1 ? "was" : "were"} not compared: one run compares ${UNCHANGED_FILES_MAX_COMPARED}.`,
  ];
}

/** A file that is the same on both sides; where it is a layer on one of them, it is no configuration there. */
async function compareEntry(
  head: ChangeSet["head"],
  sides: Sides,
  { path, kind, sha }: TreeEntry,
): Promise<FileChanges> {
  const file = toSideFile(path, await (isLink(kind) ? head.read(path) : head.readBlob(sha)));
  const on = (side: SideSettings) => (isSetting(side, path) ? undefined : file);
  return compareFile(sides, path, on(sides.before), on(sides.after), "unchanged");
}
