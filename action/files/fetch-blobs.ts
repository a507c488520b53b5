import { createHash } from "node:crypto";
import { getProperty } from "../github/answer.ts";
import { askGraphql } from "../github/client.ts";
import { BLOBS_MAX_SINGLE_REQUESTS, BLOBS_PER_REQUEST } from "../limits.ts";
import type { Sources } from "./objects.ts";

/**
 * Asks the GraphQL API for many files at once, by the ids of their git blobs. Only what has its id as its hash counts: GitHub cuts long texts, and reads no
 * other encoding than UTF-8. None of those that the checkout holds is asked for, and none where they are few.
 */
export async function fetchBlobs(
  { api, checkout }: Sources,
  shas: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const distinct = [...new Set(shas)];
  const fetched = new Map<string, Uint8Array>();
  // Whoever checks out fetches all of a commit.
  const [first] = distinct;
  if (distinct.length <= BLOBS_MAX_SINGLE_REQUESTS || first === undefined) return fetched;
  if ((await checkout.blob(first)) !== undefined) return fetched;
  const github = await api.connect();
  for (let at = 0; at < distinct.length; at += BLOBS_PER_REQUEST) {
    const page = distinct.slice(at, at + BLOBS_PER_REQUEST);
    const variables = { owner: api.owner, repository: api.repository };
    const answer = await askGraphql(github, queryOf(page), variables, "contents: read");
    if (!answer.ok) break;
    const repository = getProperty(answer.value, "repository");
    for (const [index, sha] of page.entries()) {
      const text = getProperty(getProperty(repository, `blob${index}`), "text");
      const bytes = typeof text === "string" ? new TextEncoder().encode(text) : undefined;
      if (bytes !== undefined && blobId(bytes) === sha) fetched.set(sha, bytes);
    }
  }
  return fetched;
}

/** @param shas ids of git objects, which are hexadecimal digits alone. */
function queryOf(shas: readonly string[]): string {
  const blobs = shas.map((sha, index) => `blob${index}: object(oid: "${sha}") { ... on Blob { text } }`);
  return `query ($owner: String!, $repository: String!) {
  repository(owner: $owner, name: $repository) {
    ${blobs.join("\n    ")}
  }
}`;
}

function blobId(bytes: Uint8Array): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
