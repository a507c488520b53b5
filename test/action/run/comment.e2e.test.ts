import { afterEach, describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { readPage } from "../../forging/readers/page.ts";
import { OTHER_TOKEN, REPOSITORY_PATH, TOKEN } from "../support/github.ts";
import { type Permissions, READ_ONLY } from "../support/permissions.ts";
import { startPublishing, type TestPublishing, withErrors } from "../support/publishing.ts";
import { type Files, openPullRequest, type TestPullRequest } from "../support/pull-request.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const COMMENT = { inputs: { comment: "true" } };
const LEAST: Permissions = { contents: "read", "pull-requests": "write" };

let publishing: TestPublishing;

afterEach(() => publishing.close());

async function open(files: Files): Promise<TestPullRequest> {
  return openPullRequest(publishing.github, { "README.md": "" }, files);
}

/** Opens another pull request with these files, and makes its commit the first one's last. */
async function push({ number }: TestPullRequest, files: Files): Promise<void> {
  publishing.pushes.push(number, (await open(files)).headSha);
}

/** The comments of a pull request: who wrote each, and its text. */
async function comments({ number }: TestPullRequest): Promise<readonly (readonly [string, string])[]> {
  const answer = await fetch(`${publishing.github.apiUrl}${REPOSITORY_PATH}/issues/${number}/comments?per_page=100`, {
    headers: { authorization: `token ${TOKEN}` },
  });
  const listed: unknown = await answer.json();
  if (!Array.isArray(listed)) throw new Error("The comments are no list.");
  return listed.map((comment) => [comment.user.login, comment.body]);
}

function writes() {
  return publishing.github.writes.filter(
    ({ path, body }) => path !== "/graphql" || JSON.stringify(body).includes("mutation"),
  );
}

describe("the comment", () => {
  it("the comment stands once, is updated in place, and is left alone where it says the same", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "providers.json": withErrors(2) });
    await publishing.run(pull, COMMENT);
    const first = await comments(pull);
    expect(first).toEqual([["Codertocat", expect.stringMatching(/^### ❌ Provider Steward: 2 errors in 1 file\n/)]]);
    expect(first[0]?.[1]).toContain("https://github.com/Codertocat/Hello-World/actions/runs/1658821493");

    await publishing.run(pull, { ...COMMENT, environment: { GITHUB_RUN_ID: "1658821494" } });
    expect(await comments(pull)).toEqual(first);
    expect(writes()).toHaveLength(1);

    await push(pull, { "providers.json": RIGHT });
    await publishing.run(pull, COMMENT);
    const fixed = await comments(pull);
    expect(fixed).toEqual([
      ["Codertocat", expect.stringMatching(/^### ✅ Provider Steward: 1 file, nothing to report\n/)],
    ]);
    expect(writes()).toHaveLength(2);
    await publishing.run(pull, COMMENT);
    expect(writes()).toHaveLength(2);
    expect([...publishing.permissions.used].toSorted()).toEqual([
      "contents: read",
      "pull-requests: read",
      "pull-requests: write",
    ]);
  });

  it('the comment is there with "auto" only while the change opens or breaks something', async () => {
    publishing = await startPublishing(LEAST);
    const auto = { inputs: { comment: "auto" } };
    const opening = RIGHT.replace(
      " }",
      ', "providers": { "provider_c": { "baseUrl": "https://gateway.example.com" } } }',
    );
    const pull = await open({ "providers.json": withErrors(2) });
    await publishing.run(pull, auto);
    expect(writes()).toEqual([]);
    await push(pull, { "providers.json": opening });
    await publishing.run(pull, auto);
    expect(await comments(pull)).toEqual([["Codertocat", expect.stringContaining("\n#### Opens\n")]]);
    await push(pull, { "providers.json": RIGHT });
    await publishing.run(pull, auto);
    expect(await comments(pull)).toEqual([]);
    expect(publishing.graphql.problems).toEqual([]);
  });

  it("the comment changes neither the exit code nor the annotations where the token may not write it, with one line in the log", async () => {
    publishing = await startPublishing(READ_ONLY);
    const opening = RIGHT.replace(
      " }",
      ', "providers": { "provider_c": { "baseUrl": "https://gateway.example.com" } } }',
    );
    const { exitCode, stdout } = await publishing.run(await open({ "providers.json": opening }), {
      inputs: { comment: "auto" },
    });
    expect(exitCode).toBe(0);
    expect(stdout.filter((line) => line.startsWith("::warning "))).toHaveLength(1);
    expect(stdout.filter((line) => line.includes("cannot be written"))).toEqual([
      expect.stringContaining(
        "Give the job the permission `pull-requests: write`. It is not available to a pull request from a fork.",
      ),
    ]);
  });

  it("the comment stands once where two runs begin it at the same time, and says what the later one finds", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "a/providers.json": withErrors(1), "b/providers.json": withErrors(2) });
    publishing.graphql.meet(2);
    const runs = await Promise.all(
      ["a/*.json", "b/*.json"].map((files) => publishing.run(pull, { inputs: { comment: "true", files } })),
    );
    const created = publishing.github.writes.filter(({ method, path }) => method === "POST" && path !== "/graphql");
    expect(created).toHaveLength(2);
    expect(await comments(pull)).toEqual([["Codertocat", Object(created[1]?.body).body]]);
    expect(runs.flatMap(({ stdout }) => stdout.filter((line) => line.includes("cannot be written")))).toEqual([]);
  });

  it("the comment is not begun where there is nothing to say", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "README.md": "New.\n" });
    await publishing.run(pull, COMMENT);
    expect(await comments(pull)).toEqual([]);

    const policy = '{ "rules": { "dead-entry": "off" } }';
    const listed = (deny: string) =>
      RIGHT.replace("}", `, "providers": { "provider_a": { "models": { "allow": ["a"], "deny": [${deny}] } } } }`);
    const quiet = await openPullRequest(
      publishing.github,
      { ".provider-steward.json": policy, "providers.json": listed('"b"') },
      { ".provider-steward.json": policy, "providers.json": listed('"c"') },
    );
    const { stdout } = await publishing.run(quiet, COMMENT);
    expect(stdout.join("\n")).toContain("1 change without effect");
    expect(await comments(quiet)).toEqual([]);
  });

  it("the comment is not begun for what is suppressed alone, and lists it where it stands", async () => {
    publishing = await startPublishing(LEAST);
    // A notice, for an error that is newly suppressed opens something.
    const accepted = "// steward-ignore-next-line schema-reference: Known.\n{}";
    const pull = await open({ "providers.json": accepted });
    await publishing.run(pull, COMMENT);
    expect(await comments(pull)).toEqual([]);

    await push(pull, { "providers.json": withErrors(1), "b/providers.json": accepted });
    await publishing.run(pull, COMMENT);
    const [standing] = await comments(pull);
    const body = standing?.[1];
    expect(body).toMatch(/^### ❌ Provider Steward: 1 error in 1 of 2 files, 1 suppressed\n/);
    expect(body).toMatch(
      /<summary>1 suppressed finding<\/summary>\n\n.*\n.*\n\| notice \| `b\/providers\.json`, line .* \| Known\. \|\n/,
    );
  });

  it("the comment is each step's own", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "a/providers.json": withErrors(1), "b/providers.json": withErrors(2) });
    const steps = [
      { inputs: { comment: "true", files: "a/*.json" }, environment: { GITHUB_ACTION: "a" } },
      { inputs: { comment: "true", files: "b/*.json" }, environment: { GITHUB_ACTION: "b" } },
    ];
    for (const step of [...steps, ...steps]) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await publishing.run(pull, step);
    }
    expect((await comments(pull)).map(([, body]) => body.split("\n")[0])).toEqual([
      "### ❌ Provider Steward: 1 error in 1 file",
      "### ❌ Provider Steward: 2 errors in 1 file",
    ]);
  });

  it("the comment is not someone else's with the same marker, be it before or after ours, nor one that quotes it", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "providers.json": withErrors(1) });
    const path = `${REPOSITORY_PATH}/issues/${pull.number}/comments`;
    await publishing.run(pull, COMMENT);
    const [ours] = await comments(pull);
    const body = ours?.[1] ?? "";
    await publishing.github.create(path, { body }, OTHER_TOKEN);
    await publishing.github.create(path, { body: `${body}\n\nI agree.` });
    await push(pull, { "providers.json": withErrors(3) });
    await publishing.run(pull, COMMENT);
    expect(await comments(pull)).toEqual([
      ["Codertocat", expect.stringMatching(/^### ❌ Provider Steward: 3 errors/)],
      ["octocat", body],
      ["Codertocat", `${body}\n\nI agree.`],
    ]);
    expect(writes().filter(({ path: to }) => to === path)).toHaveLength(1);
  });

  it("the comment is ours again where someone forged one before it", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "providers.json": withErrors(1) });
    const other = await open({ "providers.json": withErrors(2) });
    await publishing.run(other, COMMENT);
    const [ours] = await comments(other);
    await publishing.github.create(
      `${REPOSITORY_PATH}/issues/${pull.number}/comments`,
      { body: ours?.[1] },
      OTHER_TOKEN,
    );
    await publishing.run(pull, COMMENT);
    await publishing.run(pull, COMMENT);
    expect((await comments(pull)).map(([login]) => login)).toEqual(["octocat", "Codertocat"]);
  });

  it("the comment is found among more than a hundred", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "providers.json": withErrors(1) });
    const path = `${REPOSITORY_PATH}/issues/${pull.number}/comments`;
    for (let index = 0; index < 101; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await publishing.github.create(path, { body: "Nice." }, OTHER_TOKEN);
    }
    await publishing.run(pull, COMMENT);
    await push(pull, { "providers.json": withErrors(2) });
    await publishing.run(pull, COMMENT);
    expect(writes().map(({ path: to }) => to)).toEqual([path, "/graphql"]);
  });

  it("no comment is written where the token may only read, and the step does not fail for it", async () => {
    publishing = await startPublishing(READ_ONLY);
    const pull = await open({ "providers.json": withErrors(1) });
    const { exitCode, stdout } = await publishing.run(pull, { inputs: { comment: "true", "fail-on": "never" } });
    expect(stdout.at(-1)).toBe(
      'The comment on the pull request cannot be written. GitHub answered 403: the token may not do this. Give the job the permission `pull-requests: write`. It is not available to a pull request from a fork. GitHub says: "Resource not accessible by integration".',
    );
    expect(exitCode).toBe(0);
    expect(await comments(pull)).toEqual([]);
  });

  it.each([
    [
      "FORBIDDEN",
      "GitHub answered FORBIDDEN: the token may not do this. Give the job the permission `pull-requests: read`.",
    ],
    [
      "NOT_FOUND",
      "GitHub answered NOT_FOUND: it does not exist, or the token may not see it. Give the job the permission `pull-requests: read`.",
    ],
    ["RATE_LIMITED", "GitHub answered RATE_LIMITED: the token's rate limit is exceeded. Run the job again later."],
    ["::error::forged", "GitHub refuses the query. Run the job again, and report this if it persists."],
  ])("no comment is written where GitHub refuses the query as %s", async (type, reason) => {
    publishing = await startPublishing(LEAST);
    const body = { data: null, errors: [{ type, message: "Because." }] };
    publishing.github.setFault((path) => (path === "/graphql" ? { status: 200, body } : undefined));
    const { stdout } = await publishing.run(await open({ "providers.json": RIGHT }), COMMENT);
    expect(stdout.at(-1)).toBe(`The comment on the pull request cannot be written. ${reason} GitHub says: "Because.".`);
    expect(stdout.join("\n")).not.toMatch(/forged/);
  });

  it("no comment is written where the conversation is locked, be it to begin it or to update it", async () => {
    publishing = await startPublishing(LEAST);
    const pull = await open({ "providers.json": withErrors(1) });
    const reason =
      "The comment on the pull request cannot be written. The conversation of the pull request is locked, so a workflow's own token may not write there. Unlock it and run the job again.";
    const message = "Unable to create comment because issue is locked.";
    publishing.github.setFault((path) => (path.endsWith("/comments") ? { status: 403, body: { message } } : undefined));
    expect((await publishing.run(pull, COMMENT)).stdout.at(-2)).toBe(reason);

    publishing.github.setFault(undefined);
    await publishing.run(pull, COMMENT);
    await push(pull, { "providers.json": RIGHT });
    const body = { data: null, errors: [{ type: "FORBIDDEN", message: "Issue is locked." }] };
    publishing.github.setFault((path) =>
      path === "/graphql" && JSON.stringify(publishing.github.writes.at(-1)?.body).includes("mutation")
        ? { status: 200, body }
        : undefined,
    );
    expect((await publishing.run(pull, COMMENT)).stdout.at(-1)).toBe(reason);
  });

  it("no comment is written where the answer is not what GitHub documents", async () => {
    publishing = await startPublishing(LEAST);
    publishing.github.setFault((path) => (path === "/graphql" ? { status: 200, body: { data: {} } } : undefined));
    const { stdout } = await publishing.run(await open({ "providers.json": RIGHT }), COMMENT);
    expect(stdout.at(-1)).toMatch(/cannot be written\. The answer is not what GitHub documents\./);
  });

  it("the comment stands for nothing but itself, whatever files are called", async () => {
    publishing = await startPublishing(LEAST);
    const names = Object.values(HOSTILE_TEXTS).filter(
      (text) => !/[\0/\ud800-\udfff]/.test(text) || text.includes("👍"),
    );
    const pull = await open(
      Object.fromEntries(names.slice(0, 40).map((name) => [`${name}x/providers.json`, withErrors(1)])),
    );
    const { stdout, exitCode } = await publishing.run(pull, COMMENT);
    const [ours] = await comments(pull);
    expect(ours?.[1]).toMatch(/<!-- provider-steward [0-9a-f]{16} run -->$/);
    const { links, others } = readPage(ours?.[1] ?? "");
    expect(links.length).toBeGreaterThan(10);
    expect([...links, ...others].join("\n")).not.toMatch(/forged\.invalid\/a|<img|<script|@octocat/);
    expect(exitCode).toBe(1);
    expect(stdout.length).toBeGreaterThan(40);
  });
});
