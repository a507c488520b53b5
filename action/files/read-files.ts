import type { UnreadFile } from "../../shared/index.ts";
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
 * so no path has to go into a URL, and no checkout is needed. Trouble with one does not stop the others.
 */
export async function* readFiles(
  github: GitHub,
  pullRequest: PullRequest,
  files: readonly ChangedFile[],
): AsyncGenerator<ReadFile | UnreadFile> {
  for (const file of files) yield readFile(github, pullRequest, file);
}

async function readFile(
  github: GitHub,
  { owner, repository: repo }: PullRequest,
  { path, blobSha: file_sha }: ChangedFile,
): Promise<ReadFile | UnreadFile> {
  if (file_sha === null)
    return { path, reason: "GitHub lists it without its content. Run the job again, and report it if this stays." };
  try {
    const { data } = await github.rest.git.getBlob({ owner, repo, file_sha });
    const content = member(data, "content");
    return typeof content === "string" ? { path, bytes: Buffer.from(content, "base64") } : { path, reason: ODD_ANSWER };
  } catch (error) {
    return { path, reason: describeApiFailure(error) };
  }
}
