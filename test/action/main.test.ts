import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FILE_MAX_BYTES } from "../../shared/index.ts";
import { type Answer, REPOSITORY_PATH, startGitHub, type TestGitHub, TOKEN } from "./support/github.ts";
import { type Files, openPullRequest, type TestPullRequest } from "./support/pull-request.ts";
import { type ActionRun, type RunOptions, runAction } from "./support/run-action.ts";
import { parseCommand } from "./support/runner.ts";

const VALID = readFileSync("docs/examples/valid/providers.jsonc", "utf8");
const BROKEN = readFileSync("docs/examples/broken/providers.jsonc", "utf8");
/** One error, in a file of one line. */
const WRONG = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": "yes" } } }\n';
/** One warning, in a file of one line. */
const DOUBTFUL =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m", "n"], "deny": ["m"] } } } }\n';

const ODD_ANSWER =
  "The answer is not of the shape that GitHub documents. " +
  "Check that GITHUB_API_URL names the API of a GitHub, and run the job again.";
const PERMISSIONS = "Give the job the permissions `contents: read` and `pull-requests: read`.";

let github: TestGitHub;

beforeEach(async () => {
  github = await startGitHub();
});

afterEach(() => github.close());

/** Runs the Action on a pull request; whatever a test is about, the token must be nowhere to be seen. */
async function run(pull: TestPullRequest, options: Partial<RunOptions> = {}): Promise<ActionRun> {
  const result = await runAction({ apiUrl: github.apiUrl, event: pull.event, ...options });
  if (JSON.stringify(result).includes(TOKEN)) throw new Error("The Action tells its token.");
  if (result.stderr !== "") throw new Error(`The Action writes to stderr: ${result.stderr}`);
  return result;
}

/** Runs the Action on a pull request that makes these files out of a README. */
async function runOn(head: Files, options: Partial<RunOptions> = {}): Promise<ActionRun> {
  return run(await openPullRequest(github, { "README.md": "Read me.\n" }, head), options);
}

function at(line: number, col: number, endColumn: number): string {
  return `file=apps/assistant/providers.jsonc,line=${line},endLine=${line},col=${col},endColumn=${endColumn}`;
}

/** How a run ends that could not do its work: its last line says why, and no output is set. */
function trouble(message: string) {
  return { exitCode: 1, outputs: {}, lastLine: `::error title=Provider Steward could not do its work::${message}` };
}

function endOf({ exitCode, outputs, stdout }: ActionRun) {
  return { exitCode, outputs, lastLine: stdout.at(-1) };
}

function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { message: "Not for the log" } };
}

describe("the findings", () => {
  it("are annotations at their lines and columns, a summary with links to the head commit, and outputs", async () => {
    const pull = await openPullRequest(github, { "README.md": "" }, { "apps/assistant/providers.jsonc": BROKEN });
    const { exitCode, stdout, outputs, summary } = await run(pull);
    expect(stdout).toEqual([
      "Checked apps/assistant/providers.jsonc: 5 errors, 1 warning.",
      `::error title=unknown-key,${at(6, 7, 15)}::Unknown key "baseURL" in "provider_a".%0ADid you mean "baseUrl"?`,
      `::error title=reserved-header,${at(8, 9, 23)}::The header "Authorization" carries the credential, which is never stored in this file.%0ARemove it.`,
      `::error title=version-segment,${at(13, 18, 46)}::The base URL of "provider_b" is a bare host; it needs "/v1" at the end of its path.%0AAppend "/v1" to the path.`,
      `::error title=custom-id,${at(20, 7, 18)}::A custom provider cannot be called "provider_c": that is a built-in provider.%0AChoose another id.`,
      `::error title=unknown-value,${at(21, 17, 39)}::"type" cannot have this value.%0ADid you mean "provider-b-compatible"?`,
      `::warning title=allow-deny-overlap,${at(15, 36, 50)}::The model "example-small" is allowed and denied; it will be hidden.%0ARemove it from "allow" to hide it, or from "deny" to offer it.`,
      "Changes in apps/assistant/providers.jsonc: 6, 3 of them widen.",
      '::error::Provider Steward found 5 errors, 1 warning and changes that widen, and the input `fail-on` is "error".',
    ]);
    expect(outputs).toEqual({ valid: "false", "error-count": "5", "warning-count": "1" });
    expect(summary).toMatch(/^## ❌ Provider Steward: 5 errors, 1 warning in 1 file\n/);
    expect(summary).toContain(
      `| error | [6](https://github.com/Codertocat/Hello-World/blob/${pull.headSha}/apps/assistant/providers.jsonc#L6) |`,
    );
    expect(exitCode).toBe(1);
  });

  it("never repeat a secret", async () => {
    const { stdout, summary } = await runOn({ "providers.jsonc": BROKEN });
    expect(`${stdout.join("\n")}${summary}`).not.toContain("not-a-real-key");
  });

  it("are none in a valid file", async () => {
    const { exitCode, stdout, outputs, summary } = await runOn({ "providers.jsonc": VALID });
    expect(stdout.slice(0, -1)).toEqual(["Checked providers.jsonc: nothing to report."]);
    expect(outputs).toEqual({ valid: "true", "error-count": "0", "warning-count": "0" });
    expect(summary).toMatch(/^## ✅ Provider Steward: 1 file, nothing to report\n\n## What changes for users\n/);
    expect(exitCode).toBe(0);
  });

  it("are those of all files", async () => {
    const { stdout, outputs } = await runOn({ "a/providers.json": WRONG, "b/providers.json": DOUBTFUL });
    expect(stdout.slice(0, 2)).toEqual(["Checked a/providers.json: 1 error.", "Checked b/providers.json: 1 warning."]);
    expect(outputs).toEqual({ valid: "false", "error-count": "1", "warning-count": "1" });
  });

  it("are about the file where it is not UTF-8", async () => {
    const { stdout } = await runOn({ "providers.json": new Uint8Array([0x7b, 0x0a, 0xff, 0x7d]) });
    expect(stdout[1]).toBe(
      "::error title=encoding,file=providers.json::The file is not UTF-8: see line 2.%0ASave it as UTF-8.",
    );
  });

  it("are about the file where it is too large", async () => {
    const { stdout, outputs } = await runOn({ "providers.json": new Uint8Array(FILE_MAX_BYTES + 1).fill(0x20) });
    expect(parseCommand(stdout[1] ?? "")).toMatchObject({
      name: "error",
      properties: { title: "file-size", file: "providers.json" },
      data: expect.stringContaining(`The file has more than ${FILE_MAX_BYTES} bytes`),
    });
    expect(outputs).toEqual({ valid: "false", "error-count": "1", "warning-count": "0" });
  });

  it("do not count a byte order mark as a column", async () => {
    const { stdout } = await runOn({ "providers.json": `\u{feff}${WRONG}` });
    expect(parseCommand(stdout[1] ?? "")?.properties).toMatchObject({ line: "1", col: "87", endColumn: "91" });
  });
});

describe("fail-on", () => {
  it.each([
    ["error", WRONG, 1],
    ["error", DOUBTFUL, 0],
    ["error", VALID, 0],
    ["warning", WRONG, 1],
    ["warning", DOUBTFUL, 1],
    ["warning", VALID, 0],
    ["never", WRONG, 0],
    ["never", DOUBTFUL, 0],
  ])("%s", async (failOn, text, expected) => {
    const { exitCode, stdout, outputs } = await runOn({ "providers.jsonc": text }, { inputs: { "fail-on": failOn } });
    expect(exitCode).toBe(expected);
    expect(stdout.some((line) => line.startsWith("::error::Provider Steward found"))).toBe(expected === 1);
    expect(outputs["valid"]).toBe(String(text !== WRONG));
  });
});

describe("the files", () => {
  const NOTHING_TO_CHECK = {
    exitCode: 0,
    stdout: ["No changed file matches the input `files`, so there is nothing to check."],
    outputs: { valid: "true", "error-count": "0", "warning-count": "0" },
    summary: "## ✅ Provider Steward: no changed file matches the input `files`\n",
  };

  it("may be none that match", async () => {
    expect(await runOn({ "src/index.ts": "", "my-providers.json": WRONG })).toMatchObject(NOTHING_TO_CHECK);
    expect(github.requests).toHaveLength(2);
  });

  it("are not those that the pull request leaves alone", async () => {
    const pull = await openPullRequest(github, { "providers.json": WRONG }, { "README.md": "New.\n" });
    expect(await run(pull)).toMatchObject(NOTHING_TO_CHECK);
  });

  it("are not those that it removes", async () => {
    const pull = await openPullRequest(
      github,
      { "providers.json": WRONG, "README.md": "" },
      { "providers.json": null },
    );
    const { stdout, summary, ...rest } = await run(pull);
    expect(rest).toMatchObject({ exitCode: 0, outputs: NOTHING_TO_CHECK.outputs });
    expect(stdout[0]).toBe(NOTHING_TO_CHECK.stdout[0]);
    expect(summary.startsWith(NOTHING_TO_CHECK.summary)).toBe(true);
  });

  it("are called by their new names", async () => {
    const pull = await openPullRequest(
      github,
      { "draft.json": WRONG },
      { "draft.json": null, "providers.json": WRONG },
    );
    const { stdout } = await run(pull);
    expect(stdout[0]).toBe("Checked providers.json: 1 error.");
    expect(parseCommand(stdout[1] ?? "")?.properties["file"]).toBe("providers.json");
  });

  it("are found past the first page of the listing", async () => {
    const others = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`src/${1000 + index}.ts`, "\n"]));
    const { stdout } = await runOn({ ...others, "zone/providers.json": WRONG });
    expect(stdout[0]).toBe("Checked zone/providers.json: 1 error.");
    const listings = github.requests.filter((path) => path.includes("/files?"));
    expect(listings).toHaveLength(3);
  });

  it("are those that the globs pick", async () => {
    const files = "config/*.json\n\n  !config/old*\n";
    const { stdout } = await runOn(
      { "config/new.json": DOUBTFUL, "config/old.json": WRONG, "config/deep/new.json": WRONG, "providers.json": WRONG },
      { inputs: { files } },
    );
    expect(stdout[0]).toBe("Checked config/new.json: 1 warning.");
    expect(stdout[2]).toMatch(/^Changes in config\/new\.json: /);
    expect(stdout).toHaveLength(3);
  });

  it("are those of the current head, where the pull request has moved on since the event", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": DOUBTFUL });
    const { pull_request: pullRequest, ...rest } = Object(pull.event);
    const old = { ...rest, pull_request: { ...pullRequest, head: { ...pullRequest.head, sha: "0".repeat(40) } } };
    const { stdout, summary } = await run({ ...pull, event: old });
    expect(stdout.slice(0, 2)).toEqual([
      `The pull request has moved on; checking ${pull.headSha}.`,
      "Checked providers.json: 1 warning.",
    ]);
    expect(summary).toContain(`/blob/${pull.headSha}/`);
  });

  it("are read at the head commit, not at the merge commit", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": DOUBTFUL });
    const { stdout, summary } = await run(pull, { environment: { GITHUB_SERVER_URL: "https://github.example.com" } });
    expect(stdout[0]).toBe("Checked providers.json: 1 warning.");
    expect(summary).toContain(
      `(https://github.example.com${REPOSITORY_PATH.slice("/repos".length)}/blob/${pull.headSha}/`,
    );
  });

  it.each([
    ["a space, % and ü", "my apps/100 % ü/providers.json", "my%20apps/100%20%25%20%C3%BC/providers.json"],
    ["a query and a fragment", "a?b#c/providers.json", "a%3Fb%23c/providers.json"],
    [".github", ".github/.hidden/providers.json", ".github/.hidden/providers.json"],
  ])("may have %s in their names", async (_, path, encoded) => {
    const { stdout, summary } = await runOn({ [path]: WRONG });
    expect(stdout[0]).toBe(`Checked ${path}: 1 error.`);
    expect(parseCommand(stdout[1] ?? "")?.properties["file"]).toBe(path);
    expect(summary).toContain(`/${encoded}#L1)`);
  });

  it.each([
    ["a command", "::set-output name=valid::true"],
    ["an older command", "x##[add-mask]providers"],
    ["a line feed", "x\n::stop-commands::token"],
    ["a carriage return", "x\r::error::forged"],
    ["a separator of properties", "x,line=99,title=forged"],
    ["an escape", "x%0A::error::forged%3A%2C"],
    ["a character that turns the text around", "x\u{202e}nosj"],
    ["Markdown and HTML", "x](https:example.com)<img src=x>|`"],
  ])("cannot forge a command with %s in their names", async (_, name) => {
    const { stdout, outputs } = await runOn({ [`${name}/providers.json`]: WRONG, [`${name}.d/providers.json`]: VALID });
    expect(stdout.map((line) => parseCommand(line)?.name)).toEqual(
      [0, 1].flatMap(() => [undefined, undefined, "error"]),
    );
    // GitHub finds the file by its very name; what is for people to read holds nothing that they cannot see.
    const properties = { file: `${name}/providers.json`, line: "1", title: "wrong-type" };
    expect(parseCommand(stdout[2] ?? "")?.properties).toMatchObject(properties);
    expect(outputs["valid"]).toBe("false");
    expect(stdout.filter((line) => !line.startsWith("::")).join("")).not.toMatch(/[\r\u{202e}]/u);
    expect(stdout.join("")).not.toContain("\r");
  });
});

describe("the changes for users", () => {
  const SCHEMA = '"$schema": "provider-config.schema.json"';
  const ALLOW_ONE = `{\n  ${SCHEMA},\n  "providers": {\n    "provider_a": { "models": { "allow": ["small"] } }\n  }\n}\n`;
  const ALLOW_ALL = `{\n  ${SCHEMA},\n  "providers": { "provider_a": {} }\n}\n`;
  /** Opens one thing and closes another. */
  const MIXED = `{
  ${SCHEMA},
  "providers": {
    "provider_b": { "enabled": false },
    "provider_a": { "models": { "allow": ["small", "large"] } }
  }
}
`;

  async function runFrom(base: Files, head: Files, options: Partial<RunOptions> = {}): Promise<ActionRun> {
    return run(await openPullRequest(github, { "README.md": "", ...base }, head), options);
  }

  /** Text as GitHub shows it. */
  function asShown(markdown: string): string {
    return markdown
      .replaceAll(/<\/?span>/g, "")
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  }

  function changesOf({ summary }: ActionRun): string {
    return summary.slice(summary.indexOf("\n## What changes for users"));
  }

  it("are a table with links to the head commit, what opens something first", async () => {
    const pull = await openPullRequest(github, { "a/providers.json": ALLOW_ONE }, { "a/providers.json": MIXED });
    const result = await run(pull);
    const line = (number: number) =>
      `[line ${number}](https://github.com/Codertocat/Hello-World/blob/${pull.headSha}/a/providers.json#L${number})`;
    expect(changesOf(result)).toBe(`
## What changes for users

⚠️ marks what opens something that was closed.

### a/providers.json

| | Change | Cause |
| --- | --- | --- |
| ⚠️ | "allow" of "provider&#95;a" names "large" too. | ${line(5)} |
| ⚠️ | The model "large" of "provider&#95;a" is offered (was not<span>&#58;</span> not in allow). | ${line(5)} |
|  | The provider "provider&#95;b" is disabled (was enabled, with no known model offered). | ${line(4)} |
`);
    expect(result.stdout).toEqual([
      "Checked a/providers.json: nothing to report.",
      "Changes in a/providers.json: 3, 2 of them widen.",
    ]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { valid: "true" } });
  });

  it("are those since the merge base, whatever the other branch has got since then", async () => {
    const since = { "providers.json": MIXED, LICENSE: "" };
    const pull = await openPullRequest(github, { "providers.json": ALLOW_ONE }, { "providers.json": MIXED }, since);
    expect((await run(pull)).stdout[1]).toBe("Changes in providers.json: 3, 2 of them widen.");
    expect(github.requests.find((path) => path.includes("/compare/"))).toBe(
      `${REPOSITORY_PATH}/compare/${pull.baseSha}...${pull.headSha}?per_page=1&page=2`,
    );
  });

  it("are everything of a new file, in few rows, without a look at the merge base", async () => {
    const result = await runFrom({}, { "providers.json": VALID });
    expect(changesOf(result)).toMatch(
      /### providers\.json\n\nThe file is new\.\n\n\| \| Change \| Cause \|\n(?:\|.*\n){11}\n\d more changes? of the same file\.\n$/,
    );
    expect(result.stdout[1]).toMatch(/^Changes in providers\.jsonc?: 1\d, \d of them widen\.$/);
    expect(github.requests.filter((path) => path.includes("/compare/"))).toEqual([]);
  });

  it("are what a removed file no longer says, with its old lines, to which no link leads", async () => {
    const result = await runFrom({ "providers.json": ALLOW_ONE }, { "providers.json": null });
    expect(changesOf(result)).toBe(`
## What changes for users

⚠️ marks what opens something that was closed.

### providers.json

The file is removed.

| | Change | Cause |
| --- | --- | --- |
| ⚠️ | "allow" of "provider&#95;a" is empty (named "small"). | providers.json (before)<span>&#58;</span>4<span>&#58;</span>42 (user layer, /providers/provider&#95;a/models/allow) |
`);
    expect(result.stdout).toEqual([
      "No changed file matches the input `files`, so there is nothing to check.",
      "Changes in providers.json: 1, 1 of them widens.",
    ]);
    const custom = { type: "provider-b-compatible", endpoint: "https://example.com" };
    const gateway = JSON.stringify({ providers: { custom: { gateway: custom } } });
    const gone = await runFrom({ "providers.json": gateway }, { "providers.json": null });
    expect(changesOf(gone)).toContain('The provider "gateway" is removed (was enabled, with no known model offered).');
  });

  it("are none of a renamed file", async () => {
    const result = await runFrom(
      { "a/providers.json": ALLOW_ONE },
      { "a/providers.json": null, "b/providers.json": ALLOW_ONE },
    );
    expect(result.stdout[1]).toBe("Changes in b/providers.json: none.");
    expect(changesOf(result)).toBe(
      "\n## What changes for users\n\n### b/providers.json\n\nNothing changes for users.\n",
    );
  });

  it("are those since its former name, of a file that is renamed and changed", async () => {
    const pull = await openPullRequest(
      github,
      { "a/providers.json": ALLOW_ONE },
      { "a/providers.json": null, "b/providers.json": MIXED },
    );
    github.setRenames({ "b/providers.json": "a/providers.json" });
    const result = await run(pull);
    expect(result.stdout[1]).toBe("Changes in b/providers.json: 3, 2 of them widen.");
  });

  it("are all that it said, of a file that is renamed to what is no configuration, and the other way round", async () => {
    const gone = await runFrom({ "providers.json": ALLOW_ONE }, { "providers.json": null, "old.json": ALLOW_ONE });
    expect(changesOf(gone)).toContain("### providers.json\n\nThe file is removed.\n");
    const come = await runFrom({ "draft.json": ALLOW_ONE }, { "draft.json": null, "providers.json": ALLOW_ONE });
    expect(changesOf(come)).toContain("### providers.json\n\nThe file is new.\n");
  });

  it("are none where a file says the same in another way", async () => {
    const reordered = `{ // The same.\n  "providers": { "provider_a": { "models": { "allow": ["small",] } } }, ${SCHEMA} }`;
    const result = await runFrom({ "providers.json": ALLOW_ONE }, { "providers.json": reordered });
    expect(changesOf(result)).toContain("### providers.json\n\nNothing changes for users.\n");
    expect(result.stdout.at(-1)).toBe("Changes in providers.json: none.");
  });

  it("are weighed with the policy's layers on both sides", async () => {
    const layers = {
      ".provider-steward.json": '{ "layers": { "enforced": "enforced.json" } }\n',
      "enforced.json": '{ "providers": { "provider_b": { "enabled": true } } }\n',
    };
    const result = await runFrom({ ...layers, "providers.json": ALLOW_ONE }, { "providers.json": MIXED });
    expect(result.stdout.at(-1)).toBe("Changes in providers.json: 2, 2 of them widen.");
  });

  it.each<[string, string | Uint8Array, string | Uint8Array, string]>([
    ["before", "{", ALLOW_ONE, 'The user layer "providers.json (before)" is left out: a "{" is never closed.'],
    ["after", ALLOW_ONE, "{", 'The user layer "providers.json" is left out: a "{" is never closed.'],
    ["before, as UTF-16", new Uint8Array([0xff, 0xfe]), ALLOW_ONE, "Before the change: The file is UTF-16, not UTF-8."],
    ["after, as no object", ALLOW_ONE, "[]", 'The user layer "providers.json" is left out: it is not an object.'],
  ])("are not known where the file cannot be read %s", async (_, before, after, reason) => {
    const result = await runFrom({ "providers.json": before }, { "providers.json": after });
    expect(asShown(changesOf(result))).toBe(`\n## What changes for users\n\nNot known of providers.json: ${reason}\n`);
    expect(result.stdout.some((line) => line.startsWith("Changes in providers.json: not known. "))).toBe(true);
  });

  it.each<[string, Answer, string]>([
    ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
    ["an answer of another shape", { status: 200, body: { merge_base_commit: { sha: "../x" } } }, ODD_ANSWER],
    [
      "no answer",
      "disconnect",
      "GitHub gave no answer (UND_ERR_SOCKET). Check that the runner reaches the API at GITHUB_API_URL, and run the job again.",
    ],
  ])("are told as not known in one line where the merge base cannot be found for %s", async (_, fault, reason) => {
    const pull = await openPullRequest(
      github,
      { "a/providers.json": ALLOW_ONE, "b/providers.json": ALLOW_ONE },
      { "a/providers.json": MIXED, "b/providers.json": DOUBTFUL, "c/providers.json": ALLOW_ALL },
    );
    github.setFault((path) => (path.includes("/compare/") ? fault : undefined));
    const result = await run(pull);
    const said = `The merge base of the pull request cannot be found. ${reason}`;
    expect(result.stdout).toContain(`Changes in a/providers.json: not known. ${said}`);
    expect(changesOf(result)).toContain("\nNot known of 2 files, which the log names: The merge base of");
    expect(changesOf(result)).toContain("### c/providers.json\n\nThe file is new.");
    expect(result).toMatchObject({ exitCode: 0, outputs: { valid: "true", "warning-count": "1" } });
    expect(github.requests.filter((path) => path.includes("/compare/"))).toHaveLength(1);
  });

  it("never repeat a secret, whichever side holds it", async () => {
    const secret = (value: string) =>
      `{ ${SCHEMA}, "providers": { "provider_a": { "baseUrl": "https://user:${value}@example.com/v1?key=${value}", "customHeaders": { "X-Tenant": "${value}" } } } }\n`;
    const [before, after] = ["hunter2hunter2", "correcthorse"];
    const { stdout, summary } = await runFrom(
      { "providers.json": secret(before) },
      { "providers.json": secret(after) },
    );
    expect(stdout.at(-1)).toMatch(/^::error::|^Changes/);
    expect(summary).toContain("X-Tenant");
    expect(`${stdout.join("\n")}${summary}`).not.toMatch(/hunter2|correcthorse/);
  });

  it("hold no name that is more than a name", async () => {
    const name = "x](https:example.com)<img src=x>|`@octocat\n::error::forged";
    const model = "m|<b>@octocat</b>\u{202e}`#1";
    const file = `{ ${SCHEMA}, "providers": { "provider_a": { "models": { "deny": [${JSON.stringify(model)}] } } } }`;
    const { stdout, summary } = await runFrom(
      { [`${name}/providers.json`]: file },
      { [`${name}/providers.json`]: ALLOW_ALL },
    );
    expect(summary).not.toMatch(/<img|<b>|@octocat|\u{202e}|\n::/u);
    expect(stdout.map((line) => parseCommand(line)?.name)).toEqual([undefined, undefined]);
    expect(
      summary
        .split("\n")
        .filter((line) => line.startsWith("|"))
        .map((line) => line.split("|").length),
    ).toEqual([5, 5, 5, 5]);
  });
});

describe("the policy", () => {
  const CUSTOM = `{ "$schema": "provider-config.schema.json", "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }\n`;
  const POLICY = '{ "rules": { "allow-deny-overlap": "error", "wrong-type": "off" } }\n';

  it("sets the severities", async () => {
    const files = { ".provider-steward.json": POLICY, "a/providers.json": DOUBTFUL, "b/providers.json": WRONG };
    const { exitCode, stdout, outputs } = await runOn(files);
    expect(stdout.slice(0, 3)).toEqual([
      "Checking by the policy .provider-steward.json.",
      "Checked a/providers.json: 1 error.",
      "Checked b/providers.json: nothing to report.",
    ]);
    expect(stdout[3]).toMatch(/^::error title=allow-deny-overlap,file=a\/providers\.json,/);
    expect({ exitCode, outputs }).toEqual({
      exitCode: 1,
      outputs: { valid: "false", "error-count": "1", "warning-count": "0" },
    });
  });

  it("is the one at the head commit, whether the pull request changes it or not", async () => {
    const base = { ".provider-steward.json": POLICY, "README.md": "" };
    const kept = await run(await openPullRequest(github, base, { "providers.json": DOUBTFUL }));
    expect(kept.stdout[1]).toBe("Checked providers.json: 1 error.");
    const changed = { "providers.json": DOUBTFUL, ".provider-steward.json": "{}\n" };
    expect((await run(await openPullRequest(github, base, changed))).stdout[1]).toBe(
      "Checked providers.json: 1 warning.",
    );
    const removed = { "providers.json": DOUBTFUL, ".provider-steward.json": null };
    expect((await run(await openPullRequest(github, base, removed))).stdout[0]).toBe(
      "Checked providers.json: 1 warning.",
    );
  });

  it("brings its layers, and takes globs from its folder", async () => {
    const policy = JSON.stringify({
      layers: { enforced: "layers/enforced.json" },
      ignores: [{ rule: "allow-deny-overlap", files: ["teams/*/providers.json"], reason: "Known." }],
    });
    const files = {
      "config/policy.json": policy,
      "config/layers/enforced.json": CUSTOM,
      "config/teams/a/providers.json": DOUBTFUL.replace(
        '"providers": {',
        '"providers": { "custom": { "gateway": { "enabled": true } },',
      ),
      "teams/a/providers.json": DOUBTFUL,
    };
    const { stdout, outputs } = await runOn(files, { inputs: { policy: "config/policy.json" } });
    expect(stdout.slice(0, 3)).toEqual([
      "Checking by the policy config/policy.json.",
      "Checked config/teams/a/providers.json: nothing to report.",
      "Checked teams/a/providers.json: 1 warning.",
    ]);
    expect(outputs["valid"]).toBe("true");
  });

  it("is checked itself, and so are its layers as far as they cannot be read", async () => {
    const files = {
      ".provider-steward.json": '{ "rules": { "wrong-typ": "off" } }\n',
      "providers.json": VALID,
    };
    const { exitCode, stdout, outputs, summary } = await runOn(files);
    expect(stdout.slice(1, 4)).toEqual([
      "Checked .provider-steward.json: 1 error.",
      "Checked providers.json: nothing to report.",
      expect.stringMatching(/^::error title=policy-file,file=\.provider-steward\.json,line=1,/),
    ]);
    expect(summary).toContain("### .provider-steward.json\n");
    expect({ exitCode, valid: outputs["valid"] }).toEqual({ exitCode: 1, valid: "false" });

    const layered = {
      ".provider-steward.json": '{ "layers": { "default": "default.json" } }\n',
      "default.json": "{\n",
      "providers.json": VALID,
    };
    const broken = await runOn(layered);
    expect(broken.stdout.slice(1, 3)).toEqual([
      "Checked default.json: 1 error.",
      "Checked providers.json: nothing to report.",
    ]);
  });

  it("is not looked at where the pull request changes neither it nor a configuration", async () => {
    const broken = { ".provider-steward.json": '{ "rules": { "wrong-typ": "off" } }\n', "README.md": "" };
    const beside = await run(await openPullRequest(github, broken, { "README.md": "Read me.\n" }));
    expect(beside).toMatchObject({ exitCode: 0, outputs: { valid: "true" } });
    const changed = { ".provider-steward.json": '{ "rules": { "wrong-type": "of" } }\n' };
    const itself = await run(await openPullRequest(github, broken, changed));
    expect(itself).toMatchObject({ exitCode: 1, outputs: { valid: "false" } });
  });

  it("is checked as a policy, and a layer without layers, where the globs pick them", async () => {
    const files = {
      ".provider-steward.json": '{ "layers": { "enforced": "providers.json" } }\n',
      "providers.json": CUSTOM.replace('"type": "provider-b-compatible"', '"enabled": true'),
    };
    const { stdout } = await runOn(files, { inputs: { files: "**/*.json" } });
    expect(stdout.slice(1, 3)).toEqual([
      "Checked .provider-steward.json: nothing to report.",
      "Checked providers.json: 1 error.",
    ]);
    expect(stdout[3]).toMatch(/^::error title=missing-key,file=providers\.json,/);
  });

  it.each([
    ["which is not there", {}],
    ["whose folder is a file", { config: "text\n" }],
    ["which is in another case", { "Config/policy.json": POLICY }],
  ])("is trouble where the input names one %s", async (_, files) => {
    const result = await runOn({ ...files, "providers.json": VALID }, { inputs: { policy: "config/policy.json" } });
    expect(endOf(result)).toEqual(
      trouble(
        'Input "policy" names "config/policy.json", and there is no such file at the head commit. ' +
          "Check the path, which starts at the root of the repository.",
      ),
    );
    expect(result.stdout).toHaveLength(1);
  });

  it.each([
    ["a folder", ".provider-steward.json/x", "It is a folder, not a file. Name a file."],
    ["a layer that is not there", "x", "There is no such file at the head commit. Check its name and its folder."],
  ])("is told as unread where it is %s", async (_, path, reason) => {
    const layered = '{ "layers": { "enforced": "layers/enforced.json" } }\n';
    const files = {
      [path]: "x",
      ...(path === "x" ? { ".provider-steward.json": layered } : {}),
      "providers.json": DOUBTFUL,
    };
    const result = await runOn(files);
    expect(result.stdout[1]).toBe("Checked providers.json: 1 warning.");
    expect(result.stdout.find((line) => line.startsWith("Could not read"))).toBe(
      path === "x"
        ? `Could not read "layers/enforced.json". ${reason} The policy file names it as the layer "enforced".`
        : `Could not read ".provider-steward.json". ${reason}`,
    );
    expect(result).toMatchObject({ exitCode: 1, outputs: {} });
  });

  it.each([
    ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
    ["a listing of another shape", { status: 200, body: { tree: [{ path: 1 }] } }, ODD_ANSWER],
    [
      "a listing of a part",
      { status: 200, body: { tree: [], truncated: true } },
      "GitHub lists only a part of its folder. Move it to a folder that holds fewer files.",
    ],
  ])("is trouble where GitHub answers %s", async (_, fault, message) => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    github.setFault((path) => (path.includes("/git/trees/") ? fault : undefined));
    expect(endOf(await run(pull))).toEqual(
      trouble(`The policy file ".provider-steward.json" cannot be looked for. ${message}`),
    );
  });

  it("is not followed where it is a symbolic link", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": VALID });
    const link = { path: ".provider-steward.json", mode: "120000", type: "blob", sha: "0".repeat(40) };
    github.setFault((path) => (path.includes("/git/trees/") ? { status: 200, body: { tree: [link] } } : undefined));
    expect((await run(pull)).stdout).toContain(
      'Could not read ".provider-steward.json". It is a symbolic link, which is not followed. Name the file itself.',
    );
  });

  it("is found with its layers without a path in any URL, and each folder is asked for once", async () => {
    const name = "%2e%2e%2f?a#b ü";
    const files = {
      [`${name}/policy.json`]: JSON.stringify({ layers: { enforced: "x/e.json", default: "x/d.json" } }),
      [`${name}/x/e.json`]: CUSTOM,
      [`${name}/x/d.json`]: CUSTOM,
      "providers.json": VALID,
    };
    const { exitCode } = await runOn(files, { inputs: { policy: `${name}/policy.json` } });
    expect(exitCode).toBe(0);
    const paths = github.requests.map((path) => path.replaceAll(/[0-9a-f]{40}/g, "ID"));
    expect(paths).toEqual([
      `${REPOSITORY_PATH}/pulls/1`,
      `${REPOSITORY_PATH}/pulls/1/files?per_page=100`,
      ...Array.from({ length: 2 }, () => `${REPOSITORY_PATH}/git/trees/ID`),
      `${REPOSITORY_PATH}/git/blobs/ID`,
      `${REPOSITORY_PATH}/git/trees/ID`,
      ...Array.from({ length: 3 }, () => `${REPOSITORY_PATH}/git/blobs/ID`),
    ]);
  });
});

describe("the Action's own trouble", () => {
  it.each<[string, Answer, string]>([
    ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
    ["404", answer(404), `GitHub answered 404: it is not there, or the token may not see it. ${PERMISSIONS}`],
    [
      "403 for the rate limit",
      answer(403, { "x-ratelimit-remaining": "0" }),
      "GitHub answered 403: the token's rate limit is used up. Run the job again later.",
    ],
    [
      "429",
      answer(429, { "retry-after": "60" }),
      "GitHub answered 429: the token's rate limit is used up. Run the job again later.",
    ],
    [
      "422",
      answer(422),
      "GitHub answered 422: it refuses the request. Run the job again, and report it if this stays.",
    ],
    [
      "500",
      answer(500),
      "GitHub answered 500: it is in trouble. Run the job again; https://www.githubstatus.com tells of outages.",
    ],
    [
      "no answer",
      "disconnect",
      "GitHub gave no answer (UND_ERR_SOCKET). Check that the runner reaches the API at GITHUB_API_URL, and run the job again.",
    ],
    ["an answer of another shape", { status: 200, body: { message: "Not for the log" } }, ODD_ANSWER],
  ])("tells of %s when it asks for the pull request and its files", async (_, fault, message) => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    github.setFault(() => fault);
    const unknown = await run(pull);
    expect(unknown.stdout).toHaveLength(1);
    expect(endOf(unknown)).toEqual(trouble(`Pull request #${pull.number} cannot be read. ${message}`));
    github.setFault((path) => (path.includes("/files?") ? fault : undefined));
    const unlisted = await run(pull);
    expect(unlisted.stdout).toHaveLength(1);
    expect(endOf(unlisted)).toEqual(trouble(`The files of pull request #${pull.number} cannot be listed. ${message}`));
  });

  it("tells of a token that GitHub does not take", async () => {
    const result = await runOn({ "providers.json": WRONG }, { inputs: { token: "ghs_another" } });
    expect(endOf(result)).toEqual(
      trouble(
        "Pull request #1 cannot be read. GitHub answered 401: the token is not valid. " +
          "Leave out the input `token` to use the job's own, or renew the one that it gives.",
      ),
    );
    expect(result.stdout.join("")).not.toContain("ghs_another");
  });

  it("tells of a runner that does not reach GitHub", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    await github.close();
    const result = await run(pull);
    expect(result.stdout[0]).toMatch(/cannot be read\. GitHub gave no answer \(ECONNREFUSED\)\. Check that/);
  });

  it("tells of a file that cannot be read before what was found in the others", async () => {
    const pull = await openPullRequest(github, {}, { "a/providers.json": VALID, "b/providers.json": WRONG });
    const blobs: string[] = [];
    github.setFault((path) => {
      if (path.includes("/git/blobs/")) blobs.push(path);
      return blobs.length === 1 && path === blobs[0] ? answer(404) : undefined;
    });
    const result = await run(pull);
    expect(result.stdout).toEqual([
      "Checked b/providers.json: 1 error.",
      `Could not read "a/providers.json". GitHub answered 404: it is not there, or the token may not see it. ${PERMISSIONS}`,
      "::error title=Provider Steward could not do its work::1 of 2 files could not be read; the log names them. " +
        `GitHub answered 404: it is not there, or the token may not see it. ${PERMISSIONS}`,
      expect.stringMatching(/^::error title=wrong-type,file=b\/providers\.json,line=1,/),
      "Changes in b/providers.json: none.",
    ]);
    expect(result).toMatchObject({ exitCode: 1, outputs: {} });
    expect(result.summary).toMatch(/^> \[!CAUTION\]\n> Not checked: 1 of 2 files\. The log says why\.\n\n## ❌ /);
  });

  it("keeps within the annotations that GitHub shows where a file cannot be read", async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `"k${index}": 1`).join(", ");
    const many = `{ "providers": { "provider_a": { ${keys} } } }\n`;
    const pull = await openPullRequest(github, {}, { "a/providers.json": many, "b/providers.json": VALID });
    const blobs: string[] = [];
    github.setFault((path) => {
      if (path.includes("/git/blobs/")) blobs.push(path);
      return blobs.length === 2 ? { status: 200, body: { content: null } } : undefined;
    });
    const { stdout } = await run(pull);
    const errors = stdout.filter((line) => line.startsWith("::error "));
    expect(errors).toHaveLength(10);
    expect(errors[0]).toBe(
      `::error title=Provider Steward could not do its work::1 of 2 files could not be read; the log names them. ${ODD_ANSWER}`,
    );
    expect(stdout.at(-2)).toMatch(/^::notice title=More findings::Not annotated: 3 errors\. /);
  });

  it("does not let a file that cannot be read forge a command", async () => {
    const pull = await openPullRequest(github, {}, { "x\n::set-output name=valid::true/providers.json": VALID });
    github.setFault((path) => (path.includes("/git/blobs/") ? answer(500) : undefined));
    const { stdout, outputs } = await run(pull);
    expect(stdout.map((line) => parseCommand(line)?.name)).toEqual([undefined, "error"]);
    expect(outputs).toEqual({});
  });

  it("tells of a pull request with more files than GitHub lists", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": VALID });
    const page = Array.from({ length: 100 }, (_, index) => ({ filename: `${index}.ts`, status: "added", sha: "0" }));
    github.setFault((path) => {
      const body = { head: { sha: pull.headSha }, base: { sha: pull.headSha }, changed_files: 3001 };
      if (path.endsWith("/pulls/1")) return { status: 200, body };
      const number = Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 1);
      const next = `<${github.apiUrl}${REPOSITORY_PATH}/pulls/1/files?per_page=100&page=${number + 1}>; rel="next"`;
      return { status: 200, headers: number < 30 ? { link: next } : {}, body: page };
    });
    expect(endOf(await run(pull))).toEqual(
      trouble(
        "GitHub lists only 3000 of the 3001 files that pull request #1 changes. " +
          "Split the pull request, so that each of its files can be checked.",
      ),
    );
  });

  it.each(["push", "pull_request_target", "workflow_dispatch"])("tells of the event %s", async (event) => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    expect(endOf(await run(pull, { environment: { GITHUB_EVENT_NAME: event } }))).toEqual(
      trouble(
        `This Action checks the files of a pull request, and the event here is "${event}". ` +
          "Run it in a workflow that is triggered by `on: pull_request`.",
      ),
    );
    expect(github.requests).toEqual([]);
  });

  it.each([
    ["is not JSON", "{"],
    ["is of something else", { issue: { number: 1 } }],
  ])("tells of an event that %s", async (_, event) => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    expect(endOf(await run(pull, { event }))).toEqual(
      trouble(
        "The pull request of this run cannot be read from GITHUB_EVENT_PATH and GITHUB_REPOSITORY, which a runner sets. " +
          "Run the Action as a step of a workflow on GitHub Actions.",
      ),
    );
  });

  it.each([
    ["fail-on", "errors", 'Input "fail-on" takes "error", "warning", "widens" or "never", and it is "errors".'],
    [
      "files",
      " \n",
      'Input "files" takes globs, one a line, at least one of them without "!", such as "**/providers.json".',
    ],
    [
      "token",
      "",
      "Input \"token\" is empty. Leave it out to use the job's own token, or give one from the repository's secrets.",
    ],
  ])("tells of a wrong input %s", async (name, value, message) => {
    expect(endOf(await runOn({ "providers.json": WRONG }, { inputs: { [name]: value } }))).toEqual(trouble(message));
  });

  it("never repeats a token that cannot stand in a header", async () => {
    const result = await runOn(
      { "providers.json": WRONG },
      { inputs: { token: `${TOKEN}\n${TOKEN}` }, environment: { RUNNER_DEBUG: "1" } },
    );
    expect(result.stdout[0]).toMatch(/^::error title=[^:]+::Input "token" is no token/);
  });

  it("has a stack trace only in a log for debugging", async () => {
    const pull = await openPullRequest(github, {}, { "providers.json": WRONG });
    // A folder cannot be written to as the file of the summary.
    const environment = { GITHUB_STEP_SUMMARY: "/" };
    const fault =
      "This is a fault of the Action itself (Error). Please report it, with the log of a run that has debug logging on.";
    const quiet = await run(pull, { environment });
    expect(endOf(quiet)).toEqual(trouble(fault));
    expect(quiet.stdout.join("\n")).not.toMatch(/\bat .*:\d+:\d+/);
    const debugging = await run(pull, { environment: { ...environment, RUNNER_DEBUG: "1" } });
    expect(endOf(debugging)).toEqual(trouble(fault));
    expect(debugging.stdout.at(-2)).toMatch(/^::debug::Error: .*%0A *at /);
  });
});
