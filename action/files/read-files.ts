import type { UnreadFile } from "../../shared/index.ts";
import { attempt, Trouble } from "../trouble.ts";
import { describeApiFailure, ODD_ANSWER } from "./api-failure.ts";
import type { ChangedFile } from "./changed-files.ts";
import type { GitHub } from "./github.ts";
import { member } from "./member.ts";
import type { PullRequest } from "./pull-request.ts";

/** A file as it is at the head commit. */
export interface ReadFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads files one after the other, as GitHub asks its clients to, by the ids of their git blobs:
 * so no path has to go into a URL, and no checkout is needed. Trouble with one does not stop the others. Each comes with
 * what was asked for.
 */
export async function* readFiles(
  github: GitHub,
  pullRequest: PullRequest,
  files: readonly ChangedFile[],
): AsyncGenerator<readonly [ChangedFile, ReadFile | UnreadFile]> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const file of files) yield [file, await readFile(github, pullRequest, file)];
}

async function readFile(
  github: GitHub,
  pullRequest: PullRequest,
  { path, blobSha }: ChangedFile,
): Promise<ReadFile | UnreadFile> {
  if (blobSha === null)
    return { path, reason: "GitHub lists it without its content. Run the job again, and report it if this stays." };
  const read = await attempt(() => readBlob(github, pullRequest, blobSha));
  return "reason" in read ? { path, reason: read.reason } : { path, bytes: read.result };
}

/** @throws Trouble where the API fails, with the reason as its message. */
export async function readBlob(
  github: GitHub,
  { owner, repository: repo }: PullRequest,
  file_sha: string,
): Promise<Uint8Array> {
  const { data } = await github.rest.git.getBlob({ owner, repo, file_sha }).catch((error: unknown) => {
    throw new Trouble(describeApiFailure(error));
  });
  const content = member(data, "content");
  if (typeof content !== "string") throw new Trouble(ODD_ANSWER);
  return Buffer.from(content, "base64");
}
