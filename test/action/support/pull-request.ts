import { examplePayload } from "./events.ts";
import { REPOSITORY, type TestGitHub } from "./github.ts";
import type { Entries } from "./memory-repository.ts";

/** Files by their paths: a text, the bytes of one, or null for a file that is removed. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

export interface TestPullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** The payload of its `pull_request` event, as GitHub sends it. */
  readonly event: unknown;
}

/**
 * Opens a pull request of one commit that makes `head` out of `base`, in a history of its own.
 *
 * @param since what the base branch has got since then.
 */
export function openPullRequest(github: TestGitHub, base: Entries, head: Entries, since?: Entries): TestPullRequest {
  const { commit } = github.repository;
  const mergeBase = commit(base, []);
  const headSha = commit(head, [mergeBase]);
  const baseSha = since === undefined ? mergeBase : commit(since, [mergeBase]);
  return openPullBetween(github, baseSha, headSha);
}

export function openPullBetween(github: TestGitHub, baseSha: string, headSha: string): TestPullRequest {
  const number = github.openPull({ base: baseSha, head: headSha });
  return { number, headSha, baseSha, event: pullRequestPayload(number, baseSha, headSha) };
}

/** The payload of a pull request from someone's fork. */
export function forkedPayload(number: number, baseSha: string, headSha: string, login: string): object {
  const payload = pullRequestPayload(number, baseSha, headSha);
  const pull = Object(Reflect.get(payload, "pull_request"));
  const fork = { id: pull.head.repo.id + 1, fork: true, full_name: `${login}/${REPOSITORY}`, owner: { login } };
  const head = { ...pull.head, repo: { ...pull.head.repo, ...fork } };
  return { ...payload, sender: { login }, pull_request: { ...pull, user: { login }, head } };
}

/** A payload that GitHub has sent once, with the numbers and ids of this pull request. */
export function pullRequestPayload(number: number, baseSha: string, headSha: string): object {
  const example = examplePayload("pull_request", (payload) => Reflect.get(payload, "action") === "synchronize");
  const pullRequest = Object(Reflect.get(example, "pull_request"));
  return {
    ...example,
    number,
    pull_request: {
      ...pullRequest,
      number,
      base: { ...pullRequest.base, sha: baseSha },
      head: { ...pullRequest.head, sha: headSha },
    },
  };
}
