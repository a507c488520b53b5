import { randomUUID } from "node:crypto";
import { examplePayload } from "./events.ts";
import { REPOSITORY, REPOSITORY_PATH, type TestGitHub, textAt } from "./github.ts";

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
 * @param since what the branch that it asks to change has got since then.
 */
export async function openPullRequest(
  github: TestGitHub,
  base: Files,
  head: Files,
  since?: Files,
): Promise<TestPullRequest> {
  const baseTree = await createTree(github, base, undefined);
  const mergeBase = await createCommit(github, baseTree, []);
  const headSha = await createCommit(github, await createTree(github, head, baseTree), [mergeBase]);
  const baseSha =
    since === undefined
      ? mergeBase
      : await createCommit(github, await createTree(github, since, baseTree), [mergeBase]);
  // Two of the same files within one second have one commit.
  const name = randomUUID();
  const branches = { base: `base-${name}`, head: `head-${name}` };
  await github.create(`${REPOSITORY_PATH}/git/refs`, { ref: `refs/heads/${branches.base}`, sha: baseSha });
  await github.create(`${REPOSITORY_PATH}/git/refs`, { ref: `refs/heads/${branches.head}`, sha: headSha });
  const { number } = await github.create(`${REPOSITORY_PATH}/pulls`, { title: "Change providers", ...branches });
  if (typeof number !== "number") throw new Error("The pull request has no number.");
  return { number, headSha, baseSha, event: pullRequestPayload(number, baseSha, headSha) };
}

/** Makes a commit of these files alone on another one, and gives its id. */
export async function createCommitOn(github: TestGitHub, parent: string, files: Files): Promise<string> {
  return createCommit(github, await createTree(github, files, undefined), [parent]);
}

async function createTree(github: TestGitHub, files: Files, base: string | undefined): Promise<string> {
  const tree = await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const entry = { path, mode: "100644", type: "blob" };
      if (typeof content === "string") return Object.assign(entry, { content });
      return Object.assign(entry, { sha: content === null ? null : await createBlob(github, content) });
    }),
  );
  return textAt(await github.create(`${REPOSITORY_PATH}/git/trees`, { base_tree: base, tree }), "sha");
}

async function createBlob(github: TestGitHub, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString("base64");
  return textAt(await github.create(`${REPOSITORY_PATH}/git/blobs`, { content, encoding: "base64" }), "sha");
}

async function createCommit(github: TestGitHub, tree: string, parents: readonly string[]): Promise<string> {
  return textAt(await github.create(`${REPOSITORY_PATH}/git/commits`, { message: "Change", tree, parents }), "sha");
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
