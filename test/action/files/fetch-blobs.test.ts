import { createHash } from "node:crypto";
import { getOctokit } from "@actions/github";
import { beforeEach, expect, it } from "vitest";
import { noCheckout } from "../../../action/files/checkout.ts";
import { fetchBlobs } from "../../../action/files/fetch-blobs.ts";
import { BLOBS_MAX_SINGLE_REQUESTS, BLOBS_PER_REQUEST } from "../../../action/limits.ts";
import { OWNER, REPOSITORY, TOKEN } from "../support/github.ts";
import { useGitHub } from "../support/scenario.ts";

const blobIdOf = (text: string) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");

const TEXTS = Array.from({ length: 120 }, (_, index) => `{ "file": "ü ${index}" }\n`);
const BY_ID = new Map(TEXTS.map((text) => [blobIdOf(text), text]));

/** As GitHub's GraphQL API gives files: the text of a long one is cut, and that of one in another encoding is null. */
function textOf(id: string): string | null {
  const text = BY_ID.get(id) ?? null;
  if (text === TEXTS[3]) return text?.slice(0, 5) ?? null;
  return text === TEXTS[4] ? null : text;
}

const { current, serve } = useGitHub();

beforeEach(() => serve({ repository: current().repository, textOf }));

function fetchAll(shas: readonly string[]) {
  const client = getOctokit(TOKEN, { request: { fetch: current().fetch } });
  return fetchBlobs(
    { api: { owner: OWNER, repository: REPOSITORY, connect: async () => client }, checkout: noCheckout },
    shas,
  );
}

it("gives many files with few requests, and none whose bytes do not have their id as hash", async () => {
  const shas = [...BY_ID.keys()];
  const fetched = await fetchAll([...shas, ...shas]);
  expect(current().writes).toHaveLength(Math.ceil(TEXTS.length / BLOBS_PER_REQUEST));
  const texts = new Set(Array.from(fetched.values(), (bytes) => new TextDecoder().decode(bytes)));
  expect(TEXTS.filter((text) => !texts.has(text))).toEqual([TEXTS[3], TEXTS[4]]);
  for (const [sha, bytes] of fetched) expect(blobIdOf(new TextDecoder().decode(bytes))).toBe(sha);
});

it("asks for nothing where they are few, and gives what it has where a request fails", async () => {
  expect((await fetchAll([...BY_ID.keys()].slice(0, BLOBS_MAX_SINGLE_REQUESTS))).size).toBe(0);
  expect(current().writes).toEqual([]);
  let asked = 0;
  current().setFault((path) => {
    if (path !== "/graphql") return undefined;
    asked += 1;
    return asked === 1 ? undefined : { status: 403, body: { message: "Forbidden" } };
  });
  expect((await fetchAll([...BY_ID.keys()])).size).toBe(BLOBS_PER_REQUEST - 2);
});
