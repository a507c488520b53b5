import { err, ok, type Result } from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import { allowsAnotherWay } from "../github/failure.ts";
import { once } from "../promises.ts";
import type { ChangeSet } from "./change-set.ts";
import type { PullRequestEvent } from "./event.ts";
import { type FoundFiles, findDifference, markLinks } from "./found-files.ts";
import { findMergeBase, listPullRequestFiles, type PullRequest, readPullRequest } from "./listing.ts";
import type { Sources } from "./objects.ts";
import { openRepository, type Repository } from "./repository.ts";

const NOT_TRUSTED =
  "This change is not trusted, so it is checked by the policy, the layers and the vocabulary of the base branch.";

type FindBase = () => Promise<Result<string, Failure>>;

/** Finds what a pull request changes: by GitHub's listing, and where there is none or only a part by its commits. */
export async function pullRequestChanges(
  event: PullRequestEvent,
  sources: Sources,
  matches: (path: string) => boolean,
): Promise<Result<ChangeSet, Failure>> {
  const read = await readPullRequest(sources.api, event.number);
  if (!read.ok) return err(explained(`Pull request #${event.number} cannot be read.`, read.error));
  const { headSha, baseSha, number } = read.value;
  const findBase = once(() => findMergeBase(sources, baseSha, headSha));
  const head = openRepository(sources, { sha: headSha, name: "the head commit" });
  const found = await findFiles(sources, read.value, head, findBase, matches);
  if (!found.ok) return found;
  const moved = headSha === event.headSha ? [] : [`The pull request has newer commits; checking ${headSha}.`];
  const { owner, repository, isTrusted } = event;
  return ok({
    target: { owner, repository, headSha, pullRequest: number },
    files: found.value.files,
    head,
    openBefore: once(async () => {
      const base = await findBase();
      return base.ok ? ok(openRepository(sources, { sha: base.value, name: "the merge base" })) : base;
    }),
    isTrusted,
    settings: isTrusted ? head : openRepository(sources, { sha: baseSha, name: "the base branch's commit" }),
    notes: [...moved, ...(isTrusted ? [] : [NOT_TRUSTED]), ...found.value.notes],
  });
}

async function findFiles(
  sources: Sources,
  pullRequest: PullRequest,
  head: Repository,
  findBase: FindBase,
  matches: (path: string) => boolean,
): Promise<Result<FoundFiles, Failure>> {
  const { number, changedFiles, headSha } = pullRequest;
  const listed = await listPullRequestFiles(sources.api, pullRequest);
  if (listed.ok && listed.value !== undefined) return ok(await markLinks(listed.value, head, matches));
  if (!listed.ok && !allowsAnotherWay(listed.error)) return err(cannotBeListed(number, listed.error));
  const because = listed.ok
    ? `GitHub lists only a part of the ${changedFiles} files that pull request #${number} changes`
    : listed.error.event;
  const base = await findBase();
  const found = base.ok ? await findDifference(sources, base.value, headSha, because) : base;
  if (found.ok) return found;
  return err(
    listed.ok
      ? explained(`${because}, and its commits cannot be compared.`, found.error)
      : cannotBeListed(number, listed.error),
  );
}

function cannotBeListed(number: number, failure: Failure): Failure {
  return explained(`The files of pull request #${number} cannot be listed.`, failure);
}
