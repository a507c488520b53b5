import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { getProperty } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import { type ApiFailure, unexpectedAnswer } from "../github/failure.ts";
import type { Checkout } from "./checkout.ts";
import { isObjectId, kindOfMode, type TreeEntry } from "./git-object.ts";

/** The sources from which files are read by the ids of their git objects: so no path has to go into a URL. */
export interface Sources {
  readonly api: Api;
  /** Asked first. */
  readonly checkout: Checkout;
}

/** The reason why an object cannot be read. */
export type ObjectFailure = ApiFailure | TooManyEntries;

/** GitHub lists only a part of a folder. */
interface TooManyEntries extends Failure {
  readonly kind: "too-many-entries";
}

const tooManyEntries: TooManyEntries = {
  kind: "too-many-entries",
  reason: "GitHub lists only a part of its folder. Move it to a folder with fewer files.",
};

type Entries = readonly TreeEntry[];

/** Gives what is in a folder; of a commit, in its root. */
export async function readFolder({ api, checkout }: Sources, sha: string): Promise<Result<Entries, ObjectFailure>> {
  const held = await checkout.folder(sha);
  return held === undefined ? requestFolder(api, sha) : ok(held);
}

/** The same through the API. */
export async function requestFolder(api: Api, sha: string): Promise<Result<Entries, ObjectFailure>> {
  const tree = await requestTree(api, sha, {});
  if (!tree.ok) return tree;
  return tree.value.isTruncated ? err(tooManyEntries) : ok(tree.value.entries);
}

/** Gives all that is below a folder through the API; undefined where GitHub lists only a part. */
export async function requestAllBelow(api: Api, sha: string): Promise<Result<Entries | undefined, ApiFailure>> {
  const tree = await requestTree(api, sha, { recursive: "1" });
  if (!tree.ok) return tree;
  return ok(tree.value.isTruncated ? undefined : tree.value.entries);
}

/** The same, folders left out. */
export async function requestFilesBelow(api: Api, sha: string): Promise<Result<Entries | undefined, ApiFailure>> {
  const all = await requestAllBelow(api, sha);
  return all.ok ? ok(all.value?.filter(({ kind }) => kind !== "folder")) : all;
}

/** Gives the bytes of a file. */
export async function readBlob({ api, checkout }: Sources, file_sha: string): Promise<Result<Uint8Array, ApiFailure>> {
  const held = await checkout.blob(file_sha);
  if (held !== undefined) return ok(held);
  const answer = await request(api, (github, place) => github.rest.git.getBlob({ ...place, file_sha }));
  if (!answer.ok) return answer;
  const content = getProperty(answer.value, "content");
  return typeof content === "string" ? ok(Buffer.from(content, "base64")) : err(unexpectedAnswer);
}

/** Tests for a commit of this id; GitHub keeps those that no branch leads to for a while. */
export async function hasCommit({ api, checkout }: Sources, commit_sha: string): Promise<Result<boolean, ApiFailure>> {
  if (await checkout.holdsCommit(commit_sha)) return ok(true);
  const answer = await request(api, (github, place) => github.rest.git.getCommit({ ...place, commit_sha }));
  if (answer.ok) return ok(true);
  return answer.error.kind === "absent" ? ok(false) : answer;
}

/** The failure of a commit to check that is not there. */
export function missingCommit(sha: string): Failure {
  return {
    reason:
      `The commit ${sha} does not exist, or the token may not see it. ` +
      "If its branch was deleted or overwritten in the meantime, run the workflow for the branch as it is now; " +
      "otherwise give the job the permission `contents: read`.",
  };
}

async function requestTree(
  api: Api,
  tree_sha: string,
  options: { readonly recursive?: string },
): Promise<Result<{ readonly entries: Entries; readonly isTruncated: boolean }, ApiFailure>> {
  const answer = await request(api, (github, place) => github.rest.git.getTree({ ...place, tree_sha, ...options }));
  if (!answer.ok) return answer;
  const tree = getProperty(answer.value, "tree");
  if (!Array.isArray(tree)) return err(unexpectedAnswer);
  const entries = tree.flatMap(toEntry);
  if (entries.length < tree.length) return err(unexpectedAnswer);
  return ok({ entries, isTruncated: getProperty(answer.value, "truncated") === true });
}

/** None where it is no entry. */
function toEntry(value: unknown): Entries {
  const [path, mode, sha] = [getProperty(value, "path"), getProperty(value, "mode"), getProperty(value, "sha")];
  if (typeof path !== "string" || typeof mode !== "string" || !isObjectId(sha)) return [];
  return [{ path, kind: kindOfMode(mode), sha }];
}
