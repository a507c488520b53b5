import { afterEach, beforeEach, expect, it } from "vitest";
import { runWith } from "../commands/configurations.ts";
import type { Conversation } from "../support/conversation.ts";
import { pushPayload } from "../support/events.ts";
import { refusal } from "../support/graphql.ts";
import { type Permissions, READ_ONLY } from "../support/permissions.ts";
import { startPublishing, type TestPublishing } from "../support/publishing.ts";
import { type Files, pullRequestPayload } from "../support/pull-request.ts";
import type { ActionRun, RunOptions } from "../support/run-action.ts";

/** A configuration that offers these models. */
function offering(...models: readonly string[]): string {
  const providers = { provider_a: { models: { allow: models } } };
  return `${JSON.stringify({ $schema: "provider-config.schema.json", providers }, undefined, 2)}\n`;
}

const BASE: Files = { "a/providers.json": offering("m"), "b/providers.json": offering("m"), "README.md": "Read me.\n" };

let pull: { base: string; head: string };
let pushed: Files[];
let publishing: TestPublishing;

/** A pull request of "mona", in which "a" offers one model more; "rita" may write. */
function start(permissions?: Permissions): void {
  publishing = startPublishing(permissions);
  const base = publishing.github.repository.commit(BASE);
  [pull, pushed] = [{ base, head: base }, []];
  publishing.github.openPull(pull);
  push({ "a/providers.json": offering("m", "n") });
  publishing.github.conversation.roles.set("rita", "write").set("mona", "admin");
}

beforeEach(() => start());

afterEach(() => publishing.close());

function push(files: Files): void {
  pushed.push(files);
  pull.head = publishing.github.repository.commit(files, [pull.head]);
}

/** The base branch goes on, and the branch of the pull request is put on top of it. */
function rebase(): void {
  pull.base = publishing.github.repository.commit({ "CONTRIBUTING.md": "Read me first.\n" }, [pull.base]);
  pull.head = pull.base;
  for (const files of pushed.splice(0)) push(files);
}

function run(inputs: RunOptions["inputs"] = {}, environment: RunOptions["environment"] = {}): Promise<ActionRun> {
  const event = pullRequestPayload(1, pull.base, pull.head);
  return publishing.run({ event }, { inputs: { "fail-on": "opens", ...inputs }, environment });
}

interface Reported {
  readonly fingerprint: string | null;
  readonly text: string;
  /** Undefined of what opens nothing. */
  readonly accepted?: readonly { readonly by: string; readonly how: string }[];
}

function changesIn({ outputs }: ActionRun): {
  readonly fingerprint: string | null;
  readonly changes: readonly Reported[];
} {
  return JSON.parse(outputs["changes"] ?? "");
}

/** The openings that are not accepted. */
function openIn(result: ActionRun): readonly string[] {
  return changesIn(result).changes.flatMap(({ accepted, text }) => (accepted?.length === 0 ? [text] : []));
}

/** The fingerprint that accepts the only opening, or all. */
async function fingerprint(): Promise<string> {
  return changesIn(await run()).fingerprint ?? "";
}

const NEW_MODEL = "`n` of `provider_a` is offered; before, it was not.";
const failureOf = (count: number, rest = "") =>
  `::error::Provider Steward found ${count} change${count === 1 ? " that opens" : "s that open"} something${rest}, and the input \`fail-on\` is "opens".`;

it("an opening fails the step, and the reports say how to accept it", async () => {
  const result = await run();
  expect(result).toMatchObject({ exitCode: 1, outputs: { widens: "true" } });
  expect(result.stdout.at(-1)).toBe(failureOf(1));
  const [opened] = changesIn(result).changes;
  expect(opened).toMatchObject({ fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/), accepted: [] });
  expect(changesIn(result).fingerprint).toBe(opened?.fingerprint);
  expect(result.summary).toContain(`- \`${opened?.fingerprint}\`: ${NEW_MODEL}\n`);
  expect(result.log).toContain(`    fingerprint  ${opened?.fingerprint}`);
  expect(JSON.parse(result.outputs["accepted"] ?? "")).toEqual({ opens: 1, accepted: 0, by: [] });
});

it("an opening has the fingerprint that the terminal prints for the same change", async () => {
  const terminal = await runWith({ "old.json": offering("m"), "a/providers.json": offering("m", "n") }, [
    "diff",
    "old.json",
    "a/providers.json",
    "--accept",
  ]);
  expect(terminal.stdout).toBe(`${await fingerprint()}  ${NEW_MODEL}\n`);
});

it("no one is asked about an opening for which the step does not fail", async () => {
  const result = await run({ "fail-on": "error" });
  expect(publishing.github.writes).toEqual([]);
  expect(result.summary).not.toContain("To accept");
  expect(changesIn(result).fingerprint).toMatch(/^[0-9a-f]{32}$/);
});

it("an approving review accepts what its commit opens, and every place says so", async () => {
  const review = publishing.github.conversation.review("rita", pull.head);
  const result = await run();
  expect(result).toMatchObject({ exitCode: 0, outputs: { widens: "true" } });
  expect(changesIn(result).changes[0]?.accepted).toEqual([{ by: "rita", how: "review", at: review.at }]);
  expect(JSON.parse(result.outputs["accepted"] ?? "")).toEqual({
    opens: 1,
    accepted: 1,
    by: [{ by: "rita", how: "review", at: review.at, opens: 1 }],
  });
  expect(result.summary).toMatch(/^## ⚠️ Provider Steward: no findings in 1 file; opens 1 \(1 accepted\)\n/);
  expect(result.summary).toContain("Accepted by `rita` (approving review).");
  expect(result.summary).not.toContain("To accept");
  expect(result.log).toContain("    Accepted by `rita` (approving review).");
  expect(result.stdout.filter((line) => line.startsWith("::warning "))).toEqual([
    expect.stringMatching(/%0AAccepted by `rita` \(approving review\)\.$/),
  ]);
});

it("an approving review stays after a push that opens nothing else, and after a rebase", async () => {
  publishing.github.conversation.review("rita", pull.head);
  push({ "README.md": "Another.\n", "b/providers.json": `${offering("m")}\n` });
  expect((await run()).exitCode).toBe(0);
  rebase();
  expect((await run()).exitCode).toBe(0);
});

it("an approving review does not accept what a later push opens, which alone is named", async () => {
  publishing.github.conversation.review("rita", pull.head);
  push({ "b/providers.json": offering("m", "x") });
  const result = await run();
  expect(result.stdout.at(-1)).toBe(failureOf(1, " and is not accepted"));
  expect(openIn(result)).toEqual(["`x` of `provider_a` is offered; before, it was not."]);
  expect(result.summary).toContain("opens 2 (1 accepted)");
  expect(result.summary).not.toContain(`: ${NEW_MODEL}`);
  publishing.github.conversation.review("rita", pull.head);
  expect((await run()).exitCode).toBe(0);
});

it("an approving review does not accept the same in another file", async () => {
  publishing.github.conversation.review("rita", pull.head);
  push({ "b/providers.json": offering("m", "n") });
  expect(openIn(await run())).toEqual([NEW_MODEL]);
});

it("an approving review accepts the suppression of a value, not of another one at its place", async () => {
  const suppressed = (host: string) =>
    `{ "providers": { "provider_a": { "customHeaders": {\n// steward-ignore-next-line reserved-header: ours\n"Host": "${host}"\n}, "models": { "allow": ["m"] } } } }`;
  push({ "a/providers.json": suppressed("one.example.com") });
  publishing.github.conversation.review("rita", pull.head);
  expect((await run()).exitCode).toBe(0);
  push({ "a/providers.json": `\n${suppressed("one.example.com")}` });
  expect((await run()).exitCode).toBe(0);
  push({ "a/providers.json": suppressed("two.example.com") });
  expect(openIn(await run())).toEqual([
    "A comment suppresses a finding of `reserved-header` at `customHeaders/Host` of `provider_a`: `ours`.",
  ]);
});

it.each<[string, (people: Conversation) => void, string]>([
  [
    "of someone who may only read",
    ({ review }) => review("ruth", pull.head),
    '"ruth" accepts nothing: it does not have',
  ],
  [
    "of an author of a commit",
    ({ review, commitAuthors }) => {
      commitAuthors.set(pull.head, [null, "Rita"]);
      review("rita", pull.head);
    },
    'The approving review of "rita" accepts nothing: an author of the change does not count.',
  ],
  [
    "that is dismissed",
    ({ review }) => {
      review("rita", pull.head).state = "DISMISSED";
    },
    "",
  ],
  [
    "that the same account took back",
    ({ review }) => {
      review("rita", pull.head);
      review("rita", pull.head, "CHANGES_REQUESTED");
    },
    "",
  ],
  [
    "of a program",
    ({ review, roles }) => {
      roles.set("robot[bot]", "admin");
      review("robot[bot]", pull.head);
    },
    "it is not the account of a person.",
  ],
  [
    "from before the base branch was changed",
    ({ review, changeBase }) => {
      review("rita", pull.head);
      changeBase();
    },
    "the base branch was changed or overwritten after it.",
  ],
  ["of a commit that is gone", ({ review }) => review("rita", null), "its commit no longer exists."],
  [
    "of a commit that cannot be read",
    ({ review }) => review("rita", "1".repeat(40)),
    'The approving review of "rita" accepts nothing: its commit cannot be compared.',
  ],
])("an approving review %s accepts nothing", async (_, happen, note) => {
  happen(publishing.github.conversation);
  const result = await run();
  expect(result.stdout.at(-1)).toBe(failureOf(1));
  expect(result.outputs).toMatchObject({ valid: "true" });
  const notes = result.log.filter((line) => line.includes("accepts nothing"));
  expect(notes).toEqual(note === "" ? [] : [expect.stringContaining(note)]);
});

it("an approving review by the author of a merge commit counts", async () => {
  const { commit } = publishing.github.repository;
  const readMe = { "README.md": "Read me again.\n" };
  pull.base = commit(readMe, [pull.base]);
  pull.head = commit(readMe, [pull.head, pull.base]);
  publishing.github.conversation.commitAuthors.set(pull.head, ["rita"]);
  publishing.github.conversation.review("rita", pull.head);
  expect((await run()).exitCode).toBe(0);
});

it("an approving review accepts what is not shown in full only of the newest commit", async () => {
  push({ "a/providers.json": offering("m", "n", "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") });
  publishing.github.conversation.review("rita", pull.head);
  expect(openIn(await run())).toEqual([]);
  push({ "README.md": "Another.\n" });
  const result = await run();
  expect(openIn(result)).toEqual(["`•••` of `provider_a` is offered; before, it was not."]);
  expect(changesIn(result).fingerprint).toBeNull();
});

it("a label accepts the opening with whose fingerprint it ends", async () => {
  publishing.github.conversation.setLabel("rita", `Accept ${await fingerprint()}`);
  const result = await run();
  expect(result.exitCode).toBe(0);
  expect(changesIn(result).changes[0]?.accepted).toMatchObject([{ by: "rita", how: "label" }]);
  publishing.github.conversation.labels.clear();
  expect((await run()).exitCode).toBe(1);
});

it("a label accepts exactly all openings with their common fingerprint", async () => {
  push({ "b/providers.json": offering("m", "x") });
  publishing.github.conversation.setLabel("rita", await fingerprint());
  expect((await run()).exitCode).toBe(0);
  push({ "b/providers.json": offering("m", "x", "y") });
  expect((await run()).stdout.at(-1)).toBe(failureOf(3));
});

it.each<[string, (people: Conversation, name: string) => void, string]>([
  ["of someone who may only read", ({ setLabel }, name) => setLabel("ruth", name), '"ruth" accepts nothing'],
  [
    "of the author of the pull request",
    ({ setLabel }, name) => setLabel("mona", name),
    ', which "mona" set, accepts nothing: an author of the change does not count.',
  ],
  [
    "that the author set again",
    ({ setLabel }, name) => {
      setLabel("rita", name);
      setLabel("mona", name);
    },
    ', which "mona" set, accepts nothing',
  ],
  [
    "that had another name when it was set",
    ({ setLabel, renameLabel }, name) => {
      setLabel("rita", "team: platform");
      renameLabel("team: platform", name);
    },
    "accepts nothing: it was edited after it was set.",
  ],
  [
    "that no one set, as far as GitHub says",
    ({ labels }, name) => labels.set(name, "2026-11-20T12:00:00Z"),
    "accepts nothing: GitHub does not say who set it.",
  ],
])("a label %s accepts nothing", async (_, happen, note) => {
  happen(publishing.github.conversation, `accept ${await fingerprint()}`);
  const result = await run();
  expect(result.exitCode).toBe(1);
  expect(result.log.filter((line) => line.includes("accepts nothing"))).toEqual([expect.stringContaining(note)]);
});

it.each([
  ["write", "triage", 1],
  ["write", "write", 0],
  ["maintain", "write", 1],
  ["maintain", "maintain", 0],
  ["admin", "maintain", 1],
  ["admin", "admin", 0],
] as const)("an acceptance needs %s, and with %s the step ends with %i", async (least, role, exitCode) => {
  publishing.github.conversation.roles.set("rita", role);
  publishing.github.conversation.review("rita", pull.head);
  expect((await run({ "accepted-by": least })).exitCode).toBe(exitCode);
});

it("an acceptance is found among more than a page of reviews, labels and commits", async () => {
  const { review, setLabel } = publishing.github.conversation;
  for (let index = 0; index < 120; index += 1) {
    review("rita", pull.head, "CHANGES_REQUESTED");
    setLabel("rita", "again");
  }
  for (let index = 0; index < 101; index += 1) push({});
  review("rita", pull.head);
  setLabel("ruth", `accept ${await fingerprint()}`);
  const result = await run();
  expect(result.exitCode).toBe(0);
  expect(result.log.filter((line) => line.includes("accepts nothing"))).toHaveLength(1);
});

it("an acceptance is read with a token that may only read, as that of a fork", async () => {
  publishing.close();
  start(READ_ONLY);
  publishing.github.conversation.review("rita", pull.head);
  expect((await run()).exitCode).toBe(0);
  expect(publishing.github.permissions.refused).toEqual([]);
});

it("no acceptance counts where they cannot be read, with one line in the log", async () => {
  publishing.github.conversation.review("rita", pull.head);
  publishing.github.setFault((path) =>
    path === "/graphql" ? refusal("FORBIDDEN", "Resource not accessible by integration") : undefined,
  );
  const result = await run();
  expect(result.stdout.at(-1)).toBe(failureOf(1));
  expect(result.log.filter((line) => line.includes("cannot be read"))).toEqual([
    expect.stringMatching(
      /^The acceptances of what opens cannot be read, so nothing counts as accepted\. .*`pull-requests: read`/,
    ),
  ]);
  publishing.github.setFault((path) =>
    path.endsWith("/permission") ? { status: 403, body: { message: "Forbidden" } } : undefined,
  );
  expect((await run()).log.filter((line) => line.includes("accepts nothing"))).toEqual([
    expect.stringContaining('"rita" accepts nothing: its permission cannot be read.'),
  ]);
});

it.each(["pull_request_review", "pull_request_target"])("%s, acceptances count", async (name) => {
  publishing.github.conversation.review("rita", pull.head);
  expect((await run({}, { GITHUB_EVENT_NAME: name })).exitCode).toBe(0);
});

it("no acceptance counts on an event without a pull request, and the log says so", async () => {
  publishing.github.conversation.review("rita", pull.head);
  const result = await publishing.run(
    { event: pushPayload(pull.base, pull.head) },
    { inputs: { "fail-on": "opens" }, environment: { GITHUB_EVENT_NAME: "push" } },
  );
  expect(result.exitCode).toBe(1);
  expect(result.log).toContain(
    "An opening can only be accepted on events of a pull request, so nothing counts as accepted.",
  );
  expect(result.summary).not.toContain("To accept");
});
