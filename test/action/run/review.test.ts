import { expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { OTHER, readComments } from "../support/github.ts";
import { type Permissions, READ_ONLY } from "../support/permissions.ts";
import { withErrors } from "../support/publishing.ts";
import type { Files, TestPullRequest } from "../support/pull-request.ts";
import { parseCommand } from "../support/runner.ts";
import { useGitHub } from "../support/scenario.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const REVIEW = { inputs: { annotate: "review" } };
const LEAST: Permissions = { contents: "read", "pull-requests": "write" };
const EVERYTHING: Permissions = { contents: "write", "pull-requests": "write" };

const { current, open, run, restart } = useGitHub(LEAST);

/** Opens another pull request with these files, and makes its commit the first one's last. */
function push({ number }: TestPullRequest, files: Files, base: Files = {}): string {
  const { headSha } = open(files, base);
  current().push(number, headSha);
  return headSha;
}

/** The reviews that were asked for. */
function reviews() {
  return current()
    .writes.filter(({ path }) => path.endsWith("/reviews"))
    .map(({ body }) => ({ ...Object(body), comments: readComments(body) }));
}

/** The comments on lines of a pull request. */
function comments({ number }: TestPullRequest) {
  return current()
    .commentsOnLines(number)
    .map(({ id, body, place }) => ({ id, body, path: place?.path }));
}

/** The annotations of the step for findings. */
function annotated(stdout: readonly string[]) {
  return stdout
    .flatMap((line) => parseCommand(line) ?? [])
    .filter(({ properties }) => properties["file"] !== undefined)
    .map(({ properties }) => `${properties["file"]}:${properties["line"]}`);
}

it.each([
  ["resolved where the token may do that", EVERYTHING],
  ["hidden where it may not", LEAST],
])(
  "a review leaves one thread open where two runs begin it at the same time: the other one is %s",
  async (_, permissions) => {
    restart(permissions);
    const pull = open({ "providers.json": withErrors(2) });
    current().meet(2);
    await Promise.all([run(pull, REVIEW), run(pull, REVIEW)]);
    const all = comments(pull);
    expect(all).toHaveLength(4);
    const { resolved, hidden } = current();
    const closed = permissions === EVERYTHING ? resolved : hidden;
    expect(closed.size).toBe(2);
    const standing = all.filter(({ id }) => !resolved.has(`PRRT_${id}`) && !hidden.has(`C_${id}`));
    expect(new Set(standing.map(({ body }) => body)).size).toBe(2);

    await run(pull, REVIEW);
    expect(comments(pull)).toHaveLength(4);
    expect(closed.size).toBe(2);
  },
);

it("a review suggests to name the schema where the repository has its file", async () => {
  restart(EVERYTHING);
  const unnamed = '{\n  "providers": {}\n}\n';
  const files = { "a/providers.json": unnamed, "a/provider-config.schema.json": "{}", "b/providers.json": unnamed };
  await run(open(files), REVIEW);
  expect(reviews()[0]?.comments).toEqual([
    {
      path: "a/providers.json",
      line: 1,
      body: expect.stringContaining('```suggestion\n{\n  "$schema": "./provider-config.schema.json",\n```'),
    },
    { path: "b/providers.json", line: 1, body: expect.not.stringContaining("suggestion") },
  ]);
});

it("a review comments once on each finding on the diff, with suggestions, and closes the threads of what is fixed", async () => {
  restart(EVERYTHING);
  const wrong = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_b": { "baseUrl": "https://gateway.example.com" }
  }
}
`;
  const pull = open({ "a/providers.json": wrong });
  const first = await run(pull, REVIEW);
  expect(reviews()).toEqual([
    {
      commit_id: pull.headSha,
      event: "COMMENT",
      body: expect.stringMatching(/^Provider Steward: 2 errors in 1 file[^\n]*\.$/),
      comments: [
        {
          path: "a/providers.json",
          line: 5,
          body: expect.stringMatching(
            /^\*\*Opens\*\*: Requests of `provider_b` go to gateway\.example\.com, which none/,
          ),
        },
        { path: "a/providers.json", line: 4, body: expect.stringMatching(/^\*\*Error\*\* \(`wrong-type`\): /) },
        {
          path: "a/providers.json",
          line: 5,
          body: expect.stringContaining(
            '```suggestion\n    "provider_b": { "baseUrl": "https://gateway.example.com/v1" }\n```',
          ),
        },
      ],
    },
  ]);
  expect(annotated(first.stdout)).toEqual([]);
  expect(first.exitCode).toBe(1);

  const again = await run(pull, REVIEW);
  expect(reviews()).toHaveLength(1);
  expect(annotated(again.stdout)).toEqual([]);

  // One is fixed, which moves the other, and one is new.
  const half = wrong
    .replace(
      '    "provider_a": { "enabled": "yes" },\n',
      '\n\n    "provider_a": { "enabled": "yes" },\n    "unknown": {},\n',
    )
    .replace("example.com", "example.com/v1");
  const headSha = push(pull, { "a/providers.json": half });
  await run(pull, REVIEW);
  expect(reviews()).toHaveLength(2);
  expect(reviews()[1]).toMatchObject({ commit_id: headSha, comments: [{ line: 7 }] });
  const [, , fixed] = comments(pull);
  expect([...current().resolved]).toEqual([`PRRT_${fixed?.id}`]);

  push(pull, { "a/providers.json": RIGHT });
  const { exitCode, stdout } = await run(pull, REVIEW);
  expect(current().resolved.size).toBe(4);
  expect(current().hidden.size).toBe(0);
  expect(reviews()).toHaveLength(2);
  expect(exitCode).toBe(0);
  await run(pull, REVIEW);
  expect(current().writes.filter(({ body }) => JSON.stringify(body).includes("mutation"))).toHaveLength(4);
  expect(stdout.filter((line) => parseCommand(line) !== undefined)).toEqual([]);
});

it("a review hides threads that it may not resolve, and repeats findings that are back", async () => {
  const pull = open({ "providers.json": withErrors(2) });
  await run(pull, REVIEW);
  push(pull, { "providers.json": RIGHT });
  const { stdout } = await run(pull, REVIEW);
  expect(current().permissions.refused).toEqual(["resolveReviewThread"]);
  expect(current().resolved.size).toBe(0);
  expect(current().hidden.size).toBe(2);
  expect(stdout.join("\n")).not.toContain("FORBIDDEN");
  push(pull, { "providers.json": withErrors(1) });
  await run(pull, REVIEW);
  expect(reviews().map(({ comments: written }) => written.length)).toEqual([2, 1]);
  expect([...current().permissions.used].toSorted()).toEqual([
    "contents: read",
    "pull-requests: read",
    "pull-requests: write",
  ]);
});

it("a review leaves the threads of a file that was not checked this time, and of another step", async () => {
  restart(EVERYTHING);
  const pull = open({ "a/providers.json": withErrors(1), "b/providers.json": withErrors(1) });
  const other = { ...REVIEW, environment: { GITHUB_JOB: "another" } };
  await run(pull, REVIEW);
  await run(pull, other);
  expect(reviews()).toHaveLength(2);
  push(pull, { "a/providers.json": RIGHT, "c.txt": "" });
  await run(pull, REVIEW);
  const written = comments(pull);
  expect(written.map(({ path }) => path)).toEqual([
    "a/providers.json",
    "b/providers.json",
    "a/providers.json",
    "b/providers.json",
  ]);
  expect([...current().resolved]).toEqual([`PRRT_${written[0]?.id}`]);
});

it("a review repeats findings whose lines changed, and closes threads that GitHub shows as outdated", async () => {
  const pull = open({ "a/providers.json": withErrors(2), "b/providers.json": withErrors(1) });
  await run(pull, REVIEW);
  const [changed, kept, reverted] = comments(pull);
  // A line of the one file is changed and as wrong as before, and the other file is as it was on the base branch.
  push(pull, { "a/providers.json": withErrors(2).replace("{},", "{ },") });
  current().moveThreads({ [`PRRT_${changed?.id}`]: null, [`PRRT_${reverted?.id}`]: null });
  const { stdout } = await run(pull, REVIEW);
  expect(reviews()).toHaveLength(2);
  expect(reviews()[1]?.comments).toMatchObject([{ path: "a/providers.json", line: 2, body: changed?.body }]);
  expect(annotated(stdout)).toEqual([]);
  expect(current().hidden.size).toBe(2);
  expect(kept?.body).not.toBe(changed?.body);
  await run(pull, REVIEW);
  expect(reviews()).toHaveLength(2);
  expect(current().hidden.size).toBe(2);
});

it("a review leaves its threads to the next run where GitHub refuses the review", async () => {
  restart(EVERYTHING);
  const pull = open({ "providers.json": withErrors(2) });
  await run(pull, REVIEW);
  const [first] = comments(pull);
  current().moveThreads({ [`PRRT_${first?.id}`]: null });
  current().setFault((path) => (path.endsWith("/reviews") ? { status: 422, body: {} } : undefined));
  const { stdout } = await run(pull, REVIEW);
  expect(annotated(stdout)).toEqual(["providers.json:2"]);
  expect(current().resolved.size).toBe(0);
  current().setFault(undefined);
  const next = await run(pull, REVIEW);
  expect(annotated(next.stdout)).toEqual([]);
  expect([...current().resolved]).toEqual([`PRRT_${first?.id}`]);
});

it("a review has thirty comments at most, and the step's annotations the rest", async () => {
  const pull = open({ "providers.json": withErrors(31) });
  const { stdout } = await run(pull, REVIEW);
  expect(reviews()[0]?.comments).toHaveLength(30);
  expect(reviews()[0]?.body).toMatch(/ 1 more finding of the run: see its annotations and its summary\.$/);
  expect(annotated(stdout)).toEqual(["providers.json:32"]);
  // The next run has room for it.
  const next = await run(pull, REVIEW);
  expect(reviews()[1]?.comments).toMatchObject([{ line: 32 }]);
  expect(annotated(next.stdout)).toEqual([]);
});

it("no review is written where the token may only read: the step is annotated instead, and says why", async () => {
  restart(READ_ONLY);
  const { exitCode, stdout } = await run(open({ "providers.json": withErrors(2) }), REVIEW);
  expect(stdout).toContain(
    'The pull request cannot be reviewed, so the step is annotated instead. GitHub answered 403: the token may not do this. Give the job the permission `pull-requests: write`. It is not available to a pull request from a fork. GitHub says: "Resource not accessible by integration".',
  );
  expect(annotated(stdout)).toEqual(["providers.json:2", "providers.json:3"]);
  expect(exitCode).toBe(1);
});

it.each([
  ["the review", "/reviews", 422],
  ["the threads", "/graphql", 403],
])("no review is written where GitHub refuses %s, and no finding is lost", async (_, path, status) => {
  current().setFault((asked) => (asked.endsWith(path) ? { status, body: { message: "No!" } } : undefined));
  const { stdout } = await run(open({ "providers.json": withErrors(2) }), REVIEW);
  expect(stdout).toContainEqual(expect.stringContaining(`instead. GitHub answered ${status}: `));
  expect(annotated(stdout)).toEqual(["providers.json:2", "providers.json:3"]);
  expect(stdout.join("\n")).toContain(' GitHub says: "No!".\n');
});

it("a review says so where comments on what is fixed can be neither resolved nor hidden", async () => {
  const pull = open({ "providers.json": withErrors(2) });
  await run(pull, REVIEW);
  push(pull, { "providers.json": RIGHT });
  current().setFault((path, method) =>
    path === "/graphql" &&
    method === "POST" &&
    current().writes.at(-1)?.body !== undefined &&
    JSON.stringify(current().writes.at(-1)?.body).includes("mutation")
      ? { status: 403, body: {} }
      : undefined,
  );
  const { exitCode, stdout } = await run(pull, REVIEW);
  expect(stdout).toContainEqual(
    expect.stringMatching(/^Comments on fixed findings stay as they are\. GitHub answered 403: /),
  );
  expect(exitCode).toBe(0);
});

it("a review does not believe someone else's comment with the same marker", async () => {
  restart(EVERYTHING);
  const pull = open({ "providers.json": withErrors(1) });
  const other = open({ "providers.json": `${withErrors(1)}\n` });
  await run(other, REVIEW);
  const [ours] = comments(other);
  current().commentOnLine(pull.number, "providers.json", 2, ours?.body ?? "", OTHER);
  await run(pull, REVIEW);
  expect(reviews()).toHaveLength(2);
  push(pull, { "providers.json": RIGHT });
  await run(pull, REVIEW);
  const [theirs, own] = comments(pull);
  expect(theirs?.body).toBe(ours?.body);
  expect([...current().resolved]).toEqual([`PRRT_${own?.id}`]);
});

it("a review knows its threads among more than a hundred", async () => {
  const pull = open({ "providers.json": withErrors(1) });
  for (let index = 0; index < 101; index += 1)
    current().commentOnLine(pull.number, "providers.json", 1, "Nice.", OTHER);
  await run(pull, REVIEW);
  await run(pull, REVIEW);
  expect(reviews()).toHaveLength(1);
});

it("a review tells nothing but findings, whatever files are called and hold", async () => {
  const names = Object.values(HOSTILE_TEXTS).filter((text) => !/[\0/\ud800-\udfff]/.test(text));
  const files = names.map((name) => {
    const key = JSON.stringify(name);
    return [`${name}x/providers.json`, `{ "$schema": "x",\n"providers": { ${key}: {} } }\n`] as const;
  });
  const pull = open(Object.fromEntries(files));
  const { stdout } = await run(pull, REVIEW);
  expect(reviews()[0]?.comments).toHaveLength(30);
  for (const { body } of reviews()[0]?.comments ?? []) {
    expect(body).toMatch(/\n\n<!-- provider-steward [0-9a-f]{16} [0-9a-f]{16}:1 -->$/);
    expect(body).not.toMatch(/https?:\/\/forged|<img|<script|@octocat|```/);
  }
  expect(stdout.flatMap((line) => parseCommand(line) ?? []).map(({ name }) => name)).not.toContain("stop-commands");
});

it("a review is not possible where there is no pull request", async () => {
  restart(LEAST);
  const pull = open({ "providers.json": withErrors(1) });
  const event = { before: "0".repeat(40), after: pull.headSha, ref: "refs/heads/main", created: true };
  const { stdout } = await run(
    { ...pull, event },
    { ...REVIEW, environment: { GITHUB_EVENT_NAME: "push", GITHUB_SHA: pull.headSha } },
  );
  expect(stdout).toContain("There is no pull request to review, so the step is annotated instead.");
  expect(annotated(stdout)).toEqual(["providers.json:2"]);
});
