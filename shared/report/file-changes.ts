import { type Cause, type Change, EFFECTS } from "../changes/change.ts";
import { lazilyFor } from "../text/lazily.ts";
import { countEffects, type EffectCounts } from "./effect-counts.ts";

/** The effect of a changed configuration file on users, or the reason why it is not known. */
export type FileChanges = KnownChanges | UnknownChanges;

export interface KnownChanges {
  readonly kind: "known";
  readonly path: string;
  /** "unchanged" where only what governs the configuration is another. */
  readonly file: "new" | "changed" | "removed" | "unchanged";
  /** Its path before the change, where that was another. */
  readonly formerPath?: string | undefined;
  /** As `compareSides` orders them. */
  readonly changes: readonly Change[];
  /** True if something opens; undefined where that is not known. */
  readonly widens: boolean | undefined;
  /** The layers of the file that were not compared, each with the reason in whole sentences. */
  readonly notCompared: readonly string[];
  /** The configurations for which changed settings hold: their own effects are not repeated there. */
  readonly governs?: readonly string[];
}

export interface UnknownChanges {
  readonly kind: "unknown";
  readonly path: string;
  /** In whole sentences. */
  readonly reason: string;
}

/** The changes of all files, counted by effect. A change that several files share counts once. */
export function countChanges(files: readonly FileChanges[]): EffectCounts {
  return countEffects(distinctChanges(files));
}

/** One fact, and the files that it is about. */
export interface SharedChange extends Omit<Change, "cause"> {
  /** The subject of the change without its values: the same where a later version of the change has another value. */
  readonly subject: string;
  readonly paths: readonly string[];
  /**
   * The number of configurations that changed settings govern, where only some of them are affected; undefined
   * elsewhere.
   */
  readonly governed: number | undefined;
  /** The values that decide: one where all files share it. */
  readonly causes: readonly Cause[];
}

/**
 * The changes of all files by effect, then in the order of the files; a change of several files is listed once. The
 * same sentence with other values before or after is another change.
 * See docs/decisions/0141-each-change-once.md.
 */
export const distinctChanges = lazilyFor(findDistinct);

function findDistinct(files: readonly FileChanges[]): readonly SharedChange[] {
  const all = files.flatMap((file) => saidOf(file.path, changesOf(file)));
  const byEffect = Map.groupBy(all, ({ change }) => change.effect);
  const governed = new Set(files.flatMap((file) => (file.kind === "known" ? (file.governs ?? []) : [])));
  return EFFECTS.flatMap((effect) =>
    [...Map.groupBy(byEffect.get(effect) ?? [], ({ key }) => key).values()].flatMap((said) => {
      const [first] = said;
      if (first === undefined) return [];
      const { cause: _, ...fact } = first.change;
      return {
        ...fact,
        subject: changeSubject(first.change),
        paths: said.map(({ path }) => path),
        governed: said.every(({ path }) => governed.has(path)) ? governed.size : undefined,
        causes: distinctCauses(said.map(({ change }) => change)),
      };
    }),
  );
}

function changeSubject({ effect, kind, provider, model, setting }: Change): string {
  return JSON.stringify([effect, kind, provider, model, setting]);
}

/** The changes of a file, each with what is the same for the same change of another file. */
function saidOf(path: string, changes: readonly Change[]) {
  const times = new Map<string, number>();
  return changes.map((change) => {
    const said = JSON.stringify([change.text, changeSubject(change), change.before, change.after]);
    // Names that are masked look alike, so that a file may have a change twice.
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return { path, change, key: `${time} ${said}` };
  });
}

function distinctCauses(changes: readonly Change[]): readonly Cause[] {
  const causes = changes.flatMap(({ cause }) => cause ?? []);
  return causes.length < 2 ? causes : [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).values()];
}

/** The changes of a file that are known. */
export function changesOf(file: FileChanges): readonly Change[] {
  return file.kind === "known" ? file.changes : [];
}

/** The number of files with unknown changes, or for which it is unknown if something opens. */
export function countUnknown(files: readonly FileChanges[]): number {
  return files.filter((file) => file.kind === "unknown" || file.notCompared.length > 0).length;
}

/** True if something opens in one of the files; undefined where that is not known. */
export function widensOf(files: readonly FileChanges[]): boolean | undefined {
  const each = files.map((file) => (file.kind === "known" ? file.widens : undefined));
  if (each.includes(true)) return true;
  return each.includes(undefined) ? undefined : false;
}
