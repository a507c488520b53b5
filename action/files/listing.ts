import { err, ok, type Result } from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import { getProperty } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import { type ApiFailure, unexpectedAnswer } from "../github/failure.ts";
import { COMPARISON_MAX_LISTED_FILES, PULL_REQUEST_MAX_LISTED_FILES } from "../limits.ts";
import type { ChangedFile } from "./change-set.ts";
import { isObjectId } from "./git-object.ts";
import type { Sources } from "./objects.ts";

/** A pull request as it is now. */
export interface PullRequest {
  readonly number: number;
  /** The pull request's own last commit, not the merge commit that `GITHUB_SHA` names. */
  readonly headSha: string;
  /** The last commit of the branch that it asks to change, as GitHub compares with it. */
  readonly baseSha: string;
  /** The number of files that it changes, however many the API lists. */
  readonly changedFiles: number;
}

/** GitHub's comparison of two commits. It compares the second one with the merge base. */
export interface CommitComparison {
  readonly mergeBase: string;
  /** In GitHub's order; undefined where it may have listed only a part. */
  readonly files: readonly ChangedFile[] | undefined;
}

/**
 * Asks how a pull request is now, because the API lists its files as they are now: one who pushes again moves it on after
 * the event.
 */
export async function readPullRequest(api: Api, pull_number: number): Promise<Result<PullRequest, ApiFailure>> {
  const answer = await request(api, (github, place) => github.rest.pulls.get({ ...place, pull_number }));
  if (!answer.ok) return answer;
  const data = answer.value;
  const headSha = getProperty(getProperty(data, "head"), "sha");
  const baseSha = getProperty(getProperty(data, "base"), "sha");
  const changedFiles = getProperty(data, "changed_files");
  if (!isObjectId(headSha) || !isObjectId(baseSha) || typeof changedFiles !== "number") return err(unexpectedAnswer);
  return ok({ number: pull_number, headSha, baseSha, changedFiles });
}

/** Lists the files of a pull request, in GitHub's order; undefined where GitHub lists only a part of them. */
export async function listPullRequestFiles(
  api: Api,
  { number: pull_number, changedFiles }: PullRequest,
): Promise<Result<readonly ChangedFile[] | undefined, ApiFailure>> {
  const listed = await request(api, async (github, place) => ({
    data: await github.paginate(github.rest.pulls.listFiles, { ...place, pull_number, per_page: 100 }),
  }));
  const files = listed.ok ? listedFiles(listed.value) : listed;
  if (!files.ok) return files;
  const { length } = files.value;
  // A page may come without what stands on it, which the client takes for no files. And GitHub does not always count well.
  const isPart = length < changedFiles;
  const isAtBound = length >= PULL_REQUEST_MAX_LISTED_FILES && length !== changedFiles;
  return ok(isPart || isAtBound ? undefined : files.value);
}

/** Compares two commits, with the files that differ. */
export async function compareCommits(
  api: Api,
  before: string,
  after: string,
): Promise<Result<CommitComparison, ApiFailure>> {
  // The files stand on the first page, whatever the number of commits on it.
  const answer = await requestComparison(api, before, after, 1);
  if (!answer.ok) return answer;
  const files = listedFiles(getProperty(answer.value, "files"));
  if (!files.ok) return files;
  const mergeBase = mergeBaseOf(answer.value);
  if (!mergeBase.ok) return mergeBase;
  const isAll = files.value.length < COMPARISON_MAX_LISTED_FILES;
  return ok({ mergeBase: mergeBase.value, files: isAll ? files.value : undefined });
}

/** Finds the commit at which a pull request's branch left the one that it asks to change: GitHub compares with that, too. */
export async function findMergeBase(
  { api, checkout }: Sources,
  baseSha: string,
  headSha: string,
): Promise<Result<string, Failure>> {
  const held = await checkout.mergeBase(baseSha, headSha);
  if (held !== undefined) return ok(held);
  // All that is needed is in each page, and the commits and files of the first may be many.
  const answer = await requestComparison(api, baseSha, headSha, 2);
  const found = answer.ok ? mergeBaseOf(answer.value) : answer;
  return found.ok ? found : err(explained("The merge base of the pull request cannot be found.", found.error));
}

function requestComparison(api: Api, base: string, head: string, page: number) {
  return request(api, (github, place) =>
    github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, per_page: 1, page }),
  );
}

function mergeBaseOf(data: unknown): Result<string, ApiFailure> {
  const sha = getProperty(getProperty(data, "merge_base_commit"), "sha");
  return isObjectId(sha) ? ok(sha) : err(unexpectedAnswer);
}

/**
 * The files of a listing by the API, in its order.
 *
 * @param items of a pull request's files, or of the files of a comparison.
 */
function listedFiles(items: unknown): Result<readonly ChangedFile[], ApiFailure> {
  return Array.isArray(items) && items.every(isListedFile) ? ok(items.map(toChangedFile)) : err(unexpectedAnswer);
}

function toChangedFile({ filename, status, sha, previous_filename, patch }: ListedFile): ChangedFile {
  return {
    path: filename,
    formerPath: FORMERLY_ABSENT.has(status) ? null : status === "renamed" ? (previous_filename ?? null) : filename,
    now: status === "removed" ? "nothing" : "file",
    blobSha: sha,
    patch,
  };
}

/** A copied file is new; the one that it is a copy of stays. */
const FORMERLY_ABSENT: ReadonlySet<string> = new Set(["added", "copied"]);

/** The fields that are read of an item of a listing. */
interface ListedFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string | null;
  /** Only of a renamed one. */
  readonly previous_filename?: string;
  /** Not of one that is binary, or differs in much, or in nothing. */
  readonly patch?: string;
}

function isListedFile(item: unknown): item is ListedFile {
  const sha = getProperty(item, "sha");
  const isTextOrNone = (name: string) => ["string", "undefined"].includes(typeof getProperty(item, name));
  return (
    typeof getProperty(item, "filename") === "string" &&
    typeof getProperty(item, "status") === "string" &&
    (typeof sha === "string" || sha === null) &&
    isTextOrNone("previous_filename") &&
    isTextOrNone("patch")
  );
}
