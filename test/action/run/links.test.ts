import { expect, it } from "vitest";
import { pushPayload } from "../support/events.ts";
import type { Entries } from "../support/memory-repository.ts";
import { openPullRequest } from "../support/pull-request.ts";
import { DOUBTFUL, useGitHub, VALID } from "../support/scenario.ts";

const { current, run } = useGitHub();

const LINK = { linkTo: "../a/providers.json" };

/** The log's lines about files, which must be the same on a push and on a pull request. */
async function logOf(base: Entries, head: Entries): Promise<readonly string[]> {
  const pull = openPullRequest(current(), base, head);
  const event = pushPayload(pull.baseSha, pull.headSha);
  const pushed = await run({ event }, { environment: { GITHUB_EVENT_NAME: "push" } });
  expect((await run(pull)).stdout).toEqual(pushed.stdout);
  return pushed.stdout.filter((line) => /^(?:Checked |Changes in |::)/.test(line));
}

/** The log's lines about a link, whose effect is not known. */
const warned = (path: string, kind = "a symbolic link") => [
  `Checked ${path}: 1 warning.`,
  expect.stringMatching(
    /^::warning title=Provider Steward%3A symbolic-link,file=[\w./]+::This is a symbolic link or a /,
  ),
  `Changes in ${path}: not known. Its path leads to ${kind}, which is not followed. Put the file itself there.`,
];
const wasLink = (path: string) =>
  `Changes in ${path}: not known. Before the change: Its path leads to a symbolic link, which is not followed. Put the file itself there.`;

it.each<[string, Entries, Entries]>([
  ["is a warning", { "b/other.json": "" }, { "b/providers.json": LINK }],
  [
    "is not the removal of the file in whose place it is",
    { "b/providers.json": DOUBTFUL },
    { "b/providers.json": LINK },
  ],
  ["may be led elsewhere", { "b/providers.json": LINK }, { "b/providers.json": { linkTo: "/etc/providers.json" } }],
])("a symbolic link that GitHub lists as a file %s", async (_, base, head) => {
  expect(await logOf({ "a/providers.json": VALID, ...base }, head)).toEqual(warned("b/providers.json"));
});

it("a symbolic link that a file replaces, or that is removed, leaves the effect unknown", async () => {
  const base = { "a/providers.json": VALID, "b/providers.json": LINK };
  const log = await logOf(base, { "b/providers.json": DOUBTFUL });
  expect(log[0]).toBe("Checked b/providers.json: 1 warning.");
  expect(log.slice(2)).toEqual([wasLink("b/providers.json")]);
  expect(await logOf(base, { "b/providers.json": null })).toEqual([wasLink("b/providers.json")]);
});

it("a folder that becomes a symbolic link leaves the effect unknown of the configurations that were in it, and of the layers", async () => {
  const base = {
    ".provider-steward.json": '{ "layers": { "enforced": "e/e.json" } }\n',
    "e/e.json": "{}\n",
    "a/providers.json": VALID,
    "b/c/providers.json": DOUBTFUL,
    "b/x.json": "",
  };
  expect(await logOf(base, { "b/c": null, "b/x.json": null, b: { linkTo: "a" } })).toEqual([
    "Changes in b/c/providers.json: not known. Its path leads to a symbolic link, which is not followed. Put the file itself there.",
  ]);
  expect(await logOf(base, { "e/e.json": null, e: { linkTo: "a" } })).toContain(
    'Changes in e/e.json: not known. The enforced layer "e/e.json" cannot be read. Its path leads to a symbolic link, which is not followed. Put the file itself there.',
  );
});

it("a file that may be a link by its diff is checked, for it has no line feed at its end", async () => {
  const log = await logOf({ "README.md": "" }, { "deep/er/providers.json": DOUBTFUL.trimEnd() });
  expect(log[0]).toBe("Checked deep/er/providers.json: 1 warning.");
});

it.each<[string, Entries]>([
  ["that is new", {}],
  ["that changes", { "m/providers.json": { submodule: "1".repeat(40) } }],
])("a submodule %s and that GitHub lists as a file is a warning", async (_, base) => {
  const log = await logOf(
    { "a/providers.json": VALID, ...base },
    { "m/providers.json": { submodule: "2".repeat(40) } },
  );
  expect(log).toEqual(warned("m/providers.json", "a submodule"));
});
