import { ActionError } from "../action-error.ts";
import { member } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import { ApiError, ODD_ANSWER } from "../github/failure.ts";
import type { Checkout } from "./checkout.ts";
import { isObjectId, kindOfMode, type TreeEntry } from "./git-object.ts";

/** Where files of a repository are read by the ids of their git objects: so no path has to go into a URL. */
export interface Sources {
  readonly api: Api;
  /** Asked first. */
  readonly checkout: Checkout;
}

/**
 * Gives what is in a folder; of a commit, in its root.
 *
 * @throws ActionError where it cannot be read, with the reason as its message.
 */
export async function readFolder({ api, checkout }: Sources, sha: string): Promise<readonly TreeEntry[]> {
  return (await checkout.folder(sha)) ?? requestFolder(api, sha);
}

/** The same through the API. */
export async function requestFolder(api: Api, sha: string): Promise<readonly TreeEntry[]> {
  const { entries, isTruncated } = await requestTree(api, sha, {});
  if (isTruncated) {
    throw new ActionError("GitHub lists only a part of its folder. Move it to a folder that holds fewer files.");
  }
  return entries;
}

/**
 * Gives all that is below a folder through the API; undefined where GitHub lists only a part.
 *
 * @throws ActionError where it cannot be read, with the reason as its message.
 */
export async function requestAllBelow(api: Api, sha: string): Promise<readonly TreeEntry[] | undefined> {
  const { entries, isTruncated } = await requestTree(api, sha, { recursive: "1" });
  return isTruncated ? undefined : entries;
}

/** The same, folders left out. */
export async function requestFilesBelow(api: Api, sha: string): Promise<readonly TreeEntry[] | undefined> {
  return (await requestAllBelow(api, sha))?.filter(({ kind }) => kind !== "folder");
}

/** @throws ActionError where it cannot be read, with the reason as its message. */
export async function readBlob({ api, checkout }: Sources, file_sha: string): Promise<Uint8Array> {
  const held = await checkout.blob(file_sha);
  if (held !== undefined) return held;
  const data = await request(api, (github, place) => github.rest.git.getBlob({ ...place, file_sha }));
  const content = member(data, "content");
  if (typeof content !== "string") throw new ActionError(ODD_ANSWER);
  return Buffer.from(content, "base64");
}

/** True where there is a commit of this id; GitHub keeps those that no branch leads to for a while. */
export async function hasCommit({ api, checkout }: Sources, commit_sha: string): Promise<boolean> {
  if (await checkout.holdsCommit(commit_sha)) return true;
  return request(api, (github, place) => github.rest.git.getCommit({ ...place, commit_sha })).then(
    () => true,
    (error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    },
  );
}

/** True of trouble with what is not there. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "absent";
}

async function requestTree(api: Api, tree_sha: string, options: { readonly recursive?: string }) {
  const data = await request(api, (github, place) => github.rest.git.getTree({ ...place, tree_sha, ...options }));
  const tree = member(data, "tree");
  if (!Array.isArray(tree)) throw new ActionError(ODD_ANSWER);
  return { entries: tree.map(toEntry), isTruncated: member(data, "truncated") === true };
}

function toEntry(value: unknown): TreeEntry {
  const [path, mode, sha] = [member(value, "path"), member(value, "mode"), member(value, "sha")];
  if (typeof path !== "string" || typeof mode !== "string" || !isObjectId(sha)) throw new ActionError(ODD_ANSWER);
  return { path, kind: kindOfMode(mode), sha };
}
