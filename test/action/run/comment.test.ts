import { expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { readPage } from "../../forging/readers/page.ts";
import { OTHER, REPOSITORY_PATH } from "../support/github.ts";
import { type Permissions, READ_ONLY } from "../support/permissions.ts";
import { withErrors } from "../support/publishing.ts";
import { type Files, openPullRequest, type TestPullRequest } from "../support/pull-request.ts";
import { useGitHub } from "../support/scenario.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const COMMENT = { inputs: { comment: "true" } };
const LEAST: Permissions = { contents: "read", "pull-requests": "write" };

const { current, open, run, restart } = useGitHub(LEAST);

/** Opens another pull request with these files, and makes its commit the first one's last. */
function push({ number }: TestPullRequest, files: Files): void {
  current().push(number, open(files).headSha);
}

/** The comments of a pull request: who wrote each, and its text. */
function comments({ number }: TestPullRequest): readonly (readonly [string, string])[] {
  return current()
    .comments(number)
    .map(({ by, body }) => [by, body]);
}

function writes() {
  return current().writes.filter(({ path, body }) => path !== "/graphql" || JSON.stringify(body).includes("mutation"));
}

it("the comment stands once, is updated in place, and is left alone where it says the same", async () => {
  const pull = open({ "providers.json": withErrors(2) });
  await run(pull, COMMENT);
  const first = comments(pull);
  expect(first).toEqual([["Codertocat", expect.stringMatching(/^### ❌ Provider Steward: 2 errors in 1 file\n/)]]);
  expect(first[0]?.[1]).toContain("https://github.com/Codertocat/Hello-World/actions/runs/1658821493");

  await run(pull, { ...COMMENT, environment: { GITHUB_RUN_ID: "1658821494" } });
  expect(comments(pull)).toEqual(first);
  expect(writes()).toHaveLength(1);

  push(pull, { "providers.json": RIGHT });
  await run(pull, COMMENT);
  const fixed = comments(pull);
  expect(fixed).toEqual([
    ["Codertocat", expect.stringMatching(/^### ✅ Provider Steward: 1 file, nothing to report\n/)],
  ]);
  expect(writes()).toHaveLength(2);
  await run(pull, COMMENT);
  expect(writes()).toHaveLength(2);
  expect([...current().permissions.used].toSorted()).toEqual([
    "contents: read",
    "pull-requests: read",
    "pull-requests: write",
  ]);
});

it('the comment is there with "auto" only while the change opens or breaks something', async () => {
  const auto = { inputs: { comment: "auto" } };
  const opening = RIGHT.replace(
    " }",
    ', "providers": { "provider_c": { "baseUrl": "https://gateway.example.com" } } }',
  );
  const pull = open({ "providers.json": withErrors(2) });
  await run(pull, auto);
  expect(writes()).toEqual([]);
  push(pull, { "providers.json": opening });
  await run(pull, auto);
  expect(comments(pull)).toEqual([["Codertocat", expect.stringContaining("\n#### Opens\n")]]);
  push(pull, { "providers.json": RIGHT });
  await run(pull, auto);
  expect(comments(pull)).toEqual([]);
  expect(current().problems).toEqual([]);
});

it("the comment changes neither the exit code nor the annotations where the token may not write it, with one line in the log", async () => {
  restart(READ_ONLY);
  const opening = RIGHT.replace(
    " }",
    ', "providers": { "provider_c": { "baseUrl": "https://gateway.example.com" } } }',
  );
  const { exitCode, stdout } = await run(open({ "providers.json": opening }), {
    inputs: { comment: "auto" },
  });
  expect(exitCode).toBe(0);
  expect(stdout.filter((line) => line.startsWith("::warning "))).toHaveLength(1);
  expect(stdout.filter((line) => line.includes("cannot be written"))).toEqual([
    'The comment on the pull request cannot be written. GitHub answered 403: the token may not do this. Give the job the permission `pull-requests: write`. It is not available to a pull request from a fork. GitHub says: "Resource not accessible by integration".',
  ]);
});

it("the comment stands once where two runs begin it at the same time, and says what the later one finds", async () => {
  const pull = open({ "a/providers.json": withErrors(1), "b/providers.json": withErrors(2) });
  current().meet(2);
  const runs = await Promise.all(
    ["a/*.json", "b/*.json"].map((files) => run(pull, { inputs: { comment: "true", files } })),
  );
  const created = current().writes.filter(({ method, path }) => method === "POST" && path !== "/graphql");
  expect(created).toHaveLength(2);
  expect(comments(pull)).toEqual([["Codertocat", Object(created[1]?.body).body]]);
  expect(runs.flatMap(({ stdout }) => stdout.filter((line) => line.includes("cannot be written")))).toEqual([]);
});

it("the comment is not begun where there is nothing to say", async () => {
  const pull = open({ "README.md": "New.\n" });
  await run(pull, COMMENT);
  expect(comments(pull)).toEqual([]);

  const policy = '{ "rules": { "dead-entry": "off" } }';
  const listed = (deny: string) =>
    RIGHT.replace("}", `, "providers": { "provider_a": { "models": { "allow": ["a"], "deny": [${deny}] } } } }`);
  const quiet = openPullRequest(
    current(),
    { ".provider-steward.json": policy, "providers.json": listed('"b"') },
    { ".provider-steward.json": policy, "providers.json": listed('"c"') },
  );
  const { stdout } = await run(quiet, COMMENT);
  expect(stdout.join("\n")).toContain("1 change without effect");
  expect(comments(quiet)).toEqual([]);
});

it("the comment is not begun for what is suppressed alone, and lists it where it stands", async () => {
  // A notice, for an error that is newly suppressed opens something.
  const accepted = "// steward-ignore-next-line schema-reference: Known.\n{}";
  const pull = open({ "providers.json": accepted });
  await run(pull, COMMENT);
  expect(comments(pull)).toEqual([]);

  push(pull, { "providers.json": withErrors(1), "b/providers.json": accepted });
  await run(pull, COMMENT);
  const [standing] = comments(pull);
  const body = standing?.[1];
  expect(body).toMatch(/^### ❌ Provider Steward: 1 error in 1 of 2 files, 1 suppressed\n/);
  expect(body).toMatch(
    /<summary>1 suppressed finding<\/summary>\n\n.*\n.*\n\| notice \| `b\/providers\.json`, line .* \| Known\. \|\n/,
  );
});

it("the comment is each step's own", async () => {
  const pull = open({ "a/providers.json": withErrors(1), "b/providers.json": withErrors(2) });
  const steps = [
    { inputs: { comment: "true", files: "a/*.json" }, environment: { GITHUB_ACTION: "a" } },
    { inputs: { comment: "true", files: "b/*.json" }, environment: { GITHUB_ACTION: "b" } },
  ];
  for (const step of [...steps, ...steps]) {
    await run(pull, step);
  }
  expect(comments(pull).map(([, body]) => body.split("\n")[0])).toEqual([
    "### ❌ Provider Steward: 1 error in 1 file",
    "### ❌ Provider Steward: 2 errors in 1 file",
  ]);
});

it("the comment is not someone else's with the same marker, be it before or after ours, nor one that quotes it", async () => {
  const pull = open({ "providers.json": withErrors(1) });
  const path = `${REPOSITORY_PATH}/issues/${pull.number}/comments`;
  await run(pull, COMMENT);
  const [ours] = comments(pull);
  const body = ours?.[1] ?? "";
  current().comment(pull.number, body, OTHER);
  current().comment(pull.number, `${body}\n\nI agree.`);
  push(pull, { "providers.json": withErrors(3) });
  await run(pull, COMMENT);
  expect(comments(pull)).toEqual([
    ["Codertocat", expect.stringMatching(/^### ❌ Provider Steward: 3 errors/)],
    ["octocat", body],
    ["Codertocat", `${body}\n\nI agree.`],
  ]);
  expect(writes().filter(({ path: to }) => to === path)).toHaveLength(1);
});

it("the comment is found among more than a hundred", async () => {
  const pull = open({ "providers.json": withErrors(1) });
  const path = `${REPOSITORY_PATH}/issues/${pull.number}/comments`;
  for (let index = 0; index < 101; index += 1) current().comment(pull.number, "Nice.", OTHER);
  await run(pull, COMMENT);
  push(pull, { "providers.json": withErrors(2) });
  await run(pull, COMMENT);
  expect(writes().map(({ path: to }) => to)).toEqual([path, "/graphql"]);
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
  const body = { data: null, errors: [{ type, message: "Because." }] };
  current().setFault((path) => (path === "/graphql" ? { status: 200, body } : undefined));
  const { stdout } = await run(open({ "providers.json": RIGHT }), COMMENT);
  expect(stdout.at(-1)).toBe(`The comment on the pull request cannot be written. ${reason} GitHub says: "Because.".`);
  expect(stdout.join("\n")).not.toMatch(/forged/);
});

it("no comment is written where the conversation is locked, be it to begin it or to update it", async () => {
  const pull = open({ "providers.json": withErrors(1) });
  const reason =
    "The comment on the pull request cannot be written. The conversation of the pull request is locked, so a workflow's own token may not write there. Unlock it and run the job again.";
  const message = "Unable to create comment because issue is locked.";
  current().setFault((path) => (path.endsWith("/comments") ? { status: 403, body: { message } } : undefined));
  expect((await run(pull, COMMENT)).stdout.at(-2)).toBe(reason);

  current().setFault(undefined);
  await run(pull, COMMENT);
  push(pull, { "providers.json": RIGHT });
  const body = { data: null, errors: [{ type: "FORBIDDEN", message: "Issue is locked." }] };
  current().setFault((path) =>
    path === "/graphql" && JSON.stringify(current().writes.at(-1)?.body).includes("mutation")
      ? { status: 200, body }
      : undefined,
  );
  expect((await run(pull, COMMENT)).stdout.at(-1)).toBe(reason);
});

it("no comment is written where the answer is not what GitHub documents", async () => {
  current().setFault((path) => (path === "/graphql" ? { status: 200, body: { data: {} } } : undefined));
  const { stdout } = await run(open({ "providers.json": RIGHT }), COMMENT);
  expect(stdout.at(-1)).toMatch(/cannot be written\. The answer is not what GitHub documents\./);
});

it("the comment stands for nothing but itself, whatever files are called", async () => {
  const names = Object.values(HOSTILE_TEXTS).filter((text) => !/[\0/\ud800-\udfff]/.test(text) || text.includes("👍"));
  const pull = open(Object.fromEntries(names.slice(0, 40).map((name) => [`${name}x/providers.json`, withErrors(1)])));
  const { stdout, exitCode } = await run(pull, COMMENT);
  const [ours] = comments(pull);
  expect(ours?.[1]).toMatch(/<!-- provider-steward [0-9a-f]{16} run -->$/);
  const { links, others } = readPage(ours?.[1] ?? "");
  expect(links.length).toBeGreaterThan(10);
  expect([...links, ...others].join("\n")).not.toMatch(/forged\.invalid\/a|<img|<script|@octocat/);
  expect(exitCode).toBe(1);
  expect(stdout.length).toBeGreaterThan(40);
});
