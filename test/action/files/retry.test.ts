import { getOctokit } from "@actions/github";
import { beforeEach, describe, expect, it } from "vitest";
import { addRetries } from "../../../action/files/retry.ts";
import { type Answer, OWNER, REPOSITORY, TOKEN } from "../support/github.ts";
import { answer, useGitHub } from "../support/scenario.ts";

const { current } = useGitHub();
const PLACE = { owner: OWNER, repo: REPOSITORY };

let client: ReturnType<typeof getOctokit>;

beforeEach(() => {
  client = getOctokit(TOKEN, { baseUrl: current().apiUrl });
  addRetries(client);
});

/** Lets the first request fail, and says which were made. */
async function methodsOf(fault: Answer, ask: () => Promise<unknown>): Promise<readonly string[]> {
  const methods: string[] = [];
  current().setFault((_, method) => {
    methods.push(method);
    return methods.length === 1 ? fault : { status: 200, body: { data: {} } };
  });
  await ask().catch(() => undefined);
  return methods;
}

describe("addRetries", () => {
  const askBy: Readonly<Record<string, () => Promise<unknown>>> = {
    GET: () => client.rest.repos.get(PLACE),
    PUT: () => client.rest.issues.setLabels({ ...PLACE, issue_number: 1 }),
    DELETE: () => client.rest.issues.deleteComment({ ...PLACE, comment_id: 1 }),
    POST: () => client.rest.issues.createComment({ ...PLACE, issue_number: 1, body: "Once" }),
    PATCH: () => client.rest.checks.update({ ...PLACE, check_run_id: 1 }),
    GraphQL: () => client.graphql("query { viewer { login } }"),
  };

  it.each([
    ["GET", ["GET", "GET"]],
    ["PUT", ["PUT", "PUT"]],
    ["DELETE", ["DELETE", "DELETE"]],
    ["GraphQL", ["POST", "POST"]],
    // GitHub may have done these already, and would do them twice.
    ["POST", ["POST"]],
    ["PATCH", ["PATCH"]],
  ])("tries %s again after trouble of GitHub's side only where that does no harm", async (name, methods) => {
    expect(await methodsOf(answer(502), () => askBy[name]?.() ?? Promise.resolve())).toEqual(methods);
  });

  it.each(["GET", "POST", "PATCH"])(
    "tries %s again after a rate limit, which refuses it before anything is done",
    async (name) => {
      const limit = answer(429, { "retry-after": "0" });
      expect(await methodsOf(limit, () => askBy[name]?.() ?? Promise.resolve())).toEqual([name, name]);
    },
  );

  it("leaves a refusal as it is", async () => {
    expect(await methodsOf(answer(422), () => client.rest.repos.get(PLACE))).toEqual(["GET"]);
  });
});
