import type { Acceptance, FileChanges, Openings } from "../../shared/index.ts";
import type { Target } from "../files/change-set.ts";
import { failsOnOpenings, type Inputs } from "../inputs.ts";
import { ACCEPTING_COMMITS_MAX } from "../limits.ts";
import { byTime, type Claim, claimsOf } from "./claims.ts";
import { type Comparing, fingerprintsAt } from "./fingerprints-at.ts";
import { fingerprintOfOpenings, type KnownOpening, openingsIn, openingsOf } from "./openings.ts";
import { withPermission } from "./permissions.ts";
import { readPullRequestFacts } from "./pull-request-facts.ts";

/** The openings with who accepted them, and what the log has to say of that. */
interface FoundAcceptances {
  /** Undefined where nothing opens. */
  readonly openings: Openings | undefined;
  /** Each is one line. */
  readonly notes: readonly string[];
}

/** The commit that was checked and what the step fails for, and by what the commits of reviews are compared. */
interface Asked extends Omit<Comparing, "baseSha" | "inputs"> {
  readonly target: Target;
  readonly inputs: Comparing["inputs"] & Pick<Inputs, "failOn" | "acceptedBy">;
}

/**
 * Finds out who accepted what opens. GitHub is only asked where something opens for which the step fails. What cannot
 * be read accepts nothing, and never fails the run.
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
  const fingerprints = [...opened.map(({ fingerprint }) => fingerprint), all].filter((one) => one !== null);
  const claimed = claimsOf(facts.value, fingerprints);
  const allowed = await withPermission(claimed.claims, inputs.acceptedBy, api);
  const by = { ...comparing, inputs, baseSha: facts.value.baseSha };
  const { accepting, notes } = await acceptingOf(allowed.claims, opened, target.headSha, by);
  const acceptancesOf = (opening: KnownOpening) =>
    accepting.filter(({ isFor }) => isFor(opening)).map(({ acceptance }) => acceptance);
  return { openings: openingsOf(opened, acceptancesOf), notes: [...claimed.notes, ...allowed.notes, ...notes] };
}

const NO_PULL_REQUEST = "An opening can only be accepted on events of a pull request, so nothing counts as accepted.";
const UNREADABLE = "The acceptances of what opens cannot be read, so nothing counts as accepted.";

/** A person's acceptance of some openings. */
interface Accepting {
  readonly acceptance: Acceptance;
  readonly isFor: (opening: KnownOpening) => boolean;
}

/**
 * Finds out what claims accept, in the order of time. Earlier commits are looked into last, and only while something is
 * not accepted.
 */
async function acceptingOf(
  claims: readonly Claim[],
  opened: readonly KnownOpening[],
  headSha: string,
  comparing: Comparing,
): Promise<{ readonly accepting: readonly Accepting[]; readonly notes: readonly string[] }> {
  const all = fingerprintOfOpenings(opened);
  const accepting = claims.flatMap((claim) => acceptingNow(claim, headSha, all));
  const notes: string[] = [];
  for (const { claim, sha } of earlierCommits(claims, headSha)) {
    if (opened.every((opening) => accepting.some(({ isFor }) => isFor(opening)))) break;
    const then = await fingerprintsAt(sha, comparing);
    if (then.ok) accepting.push(acceptingIf(claim, ({ fingerprint }) => then.value.has(fingerprint ?? "")));
    else
      notes.push(
        `The approving review of "${claim.by}" accepts nothing: its commit cannot be compared. ${then.error.reason}`,
      );
  }
  return { accepting: accepting.toSorted((one, other) => byTime(one.acceptance, other.acceptance)), notes };
}

/** The acceptances that need no look at another commit; a review of the newest one has seen all that it opens. */
function acceptingNow(claim: Claim, headSha: string, all: string | null): readonly Accepting[] {
  const { accepts } = claim;
  if (accepts.kind === "commit") return accepts.sha === headSha ? [acceptingIf(claim, () => true)] : [];
  const isForAll = accepts.fingerprint === all;
  return [acceptingIf(claim, ({ fingerprint }) => isForAll || fingerprint === accepts.fingerprint)];
}

function acceptingIf({ by, how, at }: Claim, isFor: Accepting["isFor"]): Accepting {
  return { acceptance: { by, how, at }, isFor };
}

/** The commits of approving reviews before the newest one, the latest review first. */
function earlierCommits(claims: readonly Claim[], headSha: string) {
  const earlier = claims.flatMap((claim) =>
    claim.accepts.kind === "commit" && claim.accepts.sha !== headSha ? [{ claim, sha: claim.accepts.sha }] : [],
  );
  return earlier.toReversed().slice(0, ACCEPTING_COMMITS_MAX);
}
