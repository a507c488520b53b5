import type { Acceptance, FileChanges, Openings } from "../../shared/index.ts";
import type { Target } from "../files/change-set.ts";
import { failsOnOpenings, type Inputs } from "../inputs.ts";
import { ACCEPTING_COMMITS_MAX } from "../limits.ts";
import { byTime, type Claim, claimsOf } from "./claims.ts";
import { type Comparing, fingerprintsAt } from "./fingerprints-at.ts";
import { fingerprintOfOpenings, type KnownOpening, openingsIn, openingsOf } from "./openings.ts";
import { withPermission } from "./permissions.ts";
import { readPullRequestFacts } from "./pull-request-facts.ts";

/** What opens and who accepted it, and what the log has to say of that. */
interface FoundAcceptances {
  /** Undefined where nothing opens. */
  readonly openings: Openings | undefined;
  /** Each is one line. */
  readonly notes: readonly string[];
}

/** What is accepted by whom, and by what the commits of reviews are compared. */
interface Asked extends Omit<Comparing, "baseSha" | "inputs"> {
  readonly target: Target;
  readonly inputs: Comparing["inputs"] & Pick<Inputs, "failOn" | "acceptedBy">;
}

/**
 * Finds out who accepted what opens. GitHub is only asked where something opens for which the step fails. What cannot be
 * read accepts nothing, and never fails the run.
 * See docs/decisions/0140-acceptance-by-fingerprint.md.
 */
export async function findAcceptances(
  changes: readonly FileChanges[] | undefined,
  { target, inputs, ...comparing }: Asked,
): Promise<FoundAcceptances> {
  const opened = openingsIn(changes ?? []);
  if (opened.length === 0) return { openings: undefined, notes: [] };
  if (!failsOnOpenings(inputs.failOn)) return { openings: openingsOf(opened), notes: [] };
  if (target.pullRequest === undefined) return { openings: openingsOf(opened), notes: [NO_PULL_REQUEST] };
  const { api } = comparing.sources;
  const facts = await readPullRequestFacts(api, target.pullRequest);
  if (!facts.ok) return { openings: openingsOf(opened, () => []), notes: [`${UNREADABLE} ${facts.error.reason}`] };
  const all = fingerprintOfOpenings(opened);
  const claimed = claimsOf(
    facts.value,
    [...opened.map(({ fingerprint }) => fingerprint), all].flatMap((one) => one ?? []),
  );
  const allowed = await withPermission(claimed.claims, inputs.acceptedBy, api);
  const accepted = await acceptedBy(allowed.claims, opened, target.headSha, {
    ...comparing,
    inputs,
    baseSha: facts.value.baseSha,
  });
  return { openings: accepted.openings, notes: [...claimed.notes, ...allowed.notes, ...accepted.notes] };
}

const NO_PULL_REQUEST = "What opens can only be accepted on events of a pull request, so nothing counts as accepted.";
const UNREADABLE = "Who accepted what opens cannot be read, so nothing counts as accepted.";

/** Claims on earlier commits are looked into last, the newest first, and only while something is not accepted. */
async function acceptedBy(
  claims: readonly Claim[],
  opened: readonly KnownOpening[],
  headSha: string,
  comparing: Comparing,
): Promise<FoundAcceptances> {
  const all = fingerprintOfOpenings(opened);
  const accepted: { readonly claim: Claim; readonly isFor: (opening: KnownOpening) => boolean }[] = [];
  const earlier: (Claim & { readonly commitSha: string })[] = [];
  for (const claim of claims) {
    const { accepts } = claim;
    if ("commitSha" in accepts && accepts.commitSha !== headSha)
      earlier.push({ ...claim, commitSha: accepts.commitSha });
    else if ("commitSha" in accepts || accepts.fingerprint === all) accepted.push({ claim, isFor: () => true });
    else accepted.push({ claim, isFor: ({ fingerprint }) => fingerprint === accepts.fingerprint });
  }
  const notes: string[] = [];
  const isLeft = () => opened.some((opening) => !accepted.some(({ isFor }) => isFor(opening)));
  for (const { commitSha, ...claim } of earlier.toReversed().slice(0, ACCEPTING_COMMITS_MAX)) {
    if (!isLeft()) break;
    // oxlint-disable-next-line no-await-in-loop -- the next one is only looked at where this one does not do
    const found = await fingerprintsAt(commitSha, comparing);
    if (!found.ok)
      notes.push(
        `The approving review of "${claim.by}" accepts nothing: its commit cannot be compared. ${found.error.reason}`,
      );
    else accepted.push({ claim, isFor: ({ fingerprint }) => fingerprint !== null && found.value.has(fingerprint) });
  }
  const acceptancesOf = (opening: KnownOpening): readonly Acceptance[] =>
    accepted
      .filter(({ isFor }) => isFor(opening))
      .map(({ claim: { by, how, at } }) => ({ by, how, at }))
      .toSorted(byTime);
  return { openings: openingsOf(opened, acceptancesOf), notes };
}
