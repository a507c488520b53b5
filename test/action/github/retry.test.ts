import { setImmediate } from "node:timers/promises";
import { getOctokit } from "@actions/github";
import { beforeEach, expect, it } from "vitest";
import { addRetries } from "../../../action/github/retry.ts";
import { type Answer, OWNER, REPOSITORY, TOKEN } from "../support/github.ts";
import { answer, useGitHub } from "../support/scenario.ts";

const { current } = useGitHub();
const PLACE = { owner: OWNER, repo: REPOSITORY };

let client: ReturnType<typeof getOctokit>;
let told: string[];

beforeEach(() => {
  client = getOctokit(TOKEN, { request: { fetch: current().fetch } });
  told = [];
  addRetries(client, {
    info: (text) => void told.push(text),
    wait: async () => await setImmediate(),
  });
});

/** Makes a request by each method at the same time, of which the first ones fail, and counts them. */
async function countRequests(fault: Answer): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  current().setFault((path, method) => {
    const name = path === "/graphql" ? "GraphQL" : method;
    counts[name] = (counts[name] ?? 0) + 1;
    return counts[name] === 1 ? fault : { status: 200, body: { data: {} } };
  });
  await Promise.allSettled([
    client.rest.repos.get(PLACE),
    client.rest.issues.setLabels({ ...PLACE, issue_number: 1 }),
    client.rest.issues.deleteComment({ ...PLACE, comment_id: 1 }),
    client.graphql("query { viewer { login } }"),
    client.rest.issues.createComment({ ...PLACE, issue_number: 1, body: "Once" }),
    client.rest.checks.update({ ...PLACE, check_run_id: 1 }),
  ]);
  return counts;
}

it("tries again after a failure on GitHub's side, but not what GitHub may have done already and would do twice", async () => {
  expect(await countRequests(answer(502))).toEqual({ GET: 2, PUT: 2, DELETE: 2, GraphQL: 2, POST: 1, PATCH: 1 });
});

it("tries again after a rate limit, which refuses a request before anything is done", async () => {
  const counts = await countRequests(answer(429, { "retry-after": "1" }));
  expect(counts).toEqual({ GET: 2, PUT: 2, DELETE: 2, GraphQL: 2, POST: 2, PATCH: 2 });
  expect(told).toEqual(["GitHub asks to wait 1 second; waiting."]);
});

it("waits for a minute, twice at most, where GitHub does not say how long its limit holds", async () => {
  let requests = 0;
  current().setFault(() => {
    requests += 1;
    return answer(429);
  });
  const get = async () => await client.rest.repos.get(PLACE);
  await expect(get()).rejects.toMatchObject({ status: 429 });
  expect(told).toEqual(Array.from({ length: 2 }, () => "GitHub asks to wait 60 seconds; waiting."));
  expect(requests).toBe(3);
  await expect(get()).rejects.toMatchObject({ status: 429 });
  expect([requests, told.length]).toEqual([3, 2]);
});

it("leaves a refusal as it is", async () => {
  expect(await countRequests(answer(422))).toEqual({ GET: 1, PUT: 1, DELETE: 1, GraphQL: 1, POST: 1, PATCH: 1 });
});
