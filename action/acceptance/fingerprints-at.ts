import { err, type FileChanges, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { compareChangeSet } from "../compare.ts";
import { findMergeBase } from "../files/listing.ts";
import { missingCommit, type Sources } from "../files/objects.ts";
import { rangeChanges } from "../files/range-changes.ts";
import { readGoverned } from "../governed.ts";
import type { SettingsInputs } from "../load-settings.ts";
import { loadSides } from "../sides.ts";
import { openingsIn } from "./openings.ts";

/** The settings by which a run compares, and the commit with which a commit is compared. */
export interface Comparing {
  readonly sources: Sources;
  readonly inputs: SettingsInputs;
  readonly matches: (path: string) => boolean;
  /** The last commit of the branch that the pull request asks to change. */
  readonly baseSha: string;
}

/** The fingerprints of what an earlier commit of a pull request opened, compared as the newest one is. */
export async function fingerprintsAt(
  commitSha: string,
  comparing: Comparing,
): Promise<Result<ReadonlySet<string>, Failure>> {
  const changes = await changesAt(commitSha, comparing);
  if (!changes.ok) return changes;
  return ok(new Set(openingsIn(changes.value).flatMap(({ fingerprint }) => fingerprint ?? [])));
}

async function changesAt(
  commitSha: string,
  { sources, inputs, matches, baseSha }: Comparing,
): Promise<Result<readonly FileChanges[], Failure>> {
  const before = await findMergeBase(sources, baseSha, commitSha);
  if (!before.ok) return before;
  const { owner, repository } = sources.api;
  const range = { kind: "range", owner, repository, before: before.value, after: commitSha } as const;
  const changeSet = await rangeChanges(range, sources, matches);
  if (!changeSet.ok) return changeSet;
  if (changeSet.value === undefined) return err(missingCommit(before.value));
  const sides = await loadSides(changeSet.value, inputs, matches);
  if (!sides.ok) return sides;
  const governed = await readGoverned(changeSet.value, sides.value, matches);
  return ok((await compareChangeSet(changeSet.value, sides.value, governed, matches)) ?? []);
}
