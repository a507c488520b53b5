import { describe, expect, it } from "vitest";
import { REPOSITORY_PATH } from "../support/github.ts";
import { openPullRequest } from "../support/pull-request.ts";
import { parseCommand } from "../support/runner.ts";
import { DOUBTFUL, useGitHub, VALID, WRONG } from "../support/scenario.ts";

const { current, open, run, runOn } = useGitHub();

describe("the files", () => {
  const NOTHING_TO_CHECK = {
    exitCode: 0,
    stdout: ["No changed file matches the input `files`, so there is nothing to check."],
    outputs: { valid: "true", "error-count": "0", "warning-count": "0" },
    summary: "## ✅ Provider Steward: no changed file matches the input `files`\n",
  };

  it("no file has to match the globs", async () => {
    expect(await runOn({ "src/index.ts": "", "my-providers.json": WRONG })).toMatchObject(NOTHING_TO_CHECK);
    // The third asks for the policy, because one of the files may be a layer that it names.
    expect(current().requests).toHaveLength(3);
  });

  it("files that the pull request leaves alone are not checked", async () => {
    const pull = openPullRequest(current(), { "providers.json": WRONG }, { "README.md": "New.\n" });
    expect(await run(pull)).toMatchObject(NOTHING_TO_CHECK);
  });

  it("files that the pull request removes are not checked", async () => {
    const pull = openPullRequest(current(), { "providers.json": WRONG, "README.md": "" }, { "providers.json": null });
    const { stdout, summary, ...rest } = await run(pull);
    expect(rest).toMatchObject({ exitCode: 0, outputs: NOTHING_TO_CHECK.outputs });
    expect(stdout).toEqual(["Changes in providers.json: none."]);
    expect(summary).toMatch(/^## ✅ Provider Steward: nothing to report\n\n## What changes for users\n/);
  });

  it("renamed files are called by their new names", async () => {
    const pull = openPullRequest(current(), { "draft.json": WRONG }, { "draft.json": null, "providers.json": WRONG });
    const { stdout } = await run(pull);
    expect(stdout[0]).toBe("Checked providers.json: 1 error.");
    expect(parseCommand(stdout[1] ?? "")?.properties["file"]).toBe("providers.json");
  });

  it("the files are found past the first page of the listing", async () => {
    const others = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`src/${1000 + index}.ts`, "\n"]));
    const { stdout } = await runOn({ ...others, "zone/providers.json": WRONG });
    expect(stdout[0]).toBe("Checked zone/providers.json: 1 error.");
    const listings = current().requests.filter((path) => path.includes("/files?"));
    expect(listings).toHaveLength(3);
  });

  it("the checked files are those that the globs pick", async () => {
    const files = "config/*.json\n\n  !config/old*\n";
    const { stdout } = await runOn(
      { "config/new.json": DOUBTFUL, "config/old.json": WRONG, "config/deep/new.json": WRONG, "providers.json": WRONG },
      { inputs: { files } },
    );
    expect(stdout[0]).toBe("Checked config/new.json: 1 warning.");
    expect(stdout[2]).toMatch(/^Changes in config\/new\.json: /);
    expect(stdout).toHaveLength(3);
  });

  it("the files may change in nothing but their permissions, for which GitHub names no content", async () => {
    const path = "a/providers.json";
    const { stdout } = await run(
      openPullRequest(current(), { [path]: DOUBTFUL }, { [path]: { executable: DOUBTFUL } }),
    );
    expect(stdout[0]).toBe("Checked a/providers.json: 1 warning.");
    expect(stdout.slice(2)).toEqual(["Changes in a/providers.json: none."]);
  });

  it("the checked files are those of the current head, where the pull request has moved on since the event", async () => {
    const pull = open({ "providers.json": DOUBTFUL });
    const { pull_request: pullRequest, ...rest } = Object(pull.event);
    const old = { ...rest, pull_request: { ...pullRequest, head: { ...pullRequest.head, sha: "0".repeat(40) } } };
    const { stdout, summary } = await run({ ...pull, event: old });
    expect(stdout.slice(0, 2)).toEqual([
      `The pull request has newer commits; checking ${pull.headSha}.`,
      "Checked providers.json: 1 warning.",
    ]);
    expect(summary).toContain(`/blob/${pull.headSha}/`);
  });

  it("the files are read at the head commit, not at the merge commit", async () => {
    const pull = open({ "providers.json": DOUBTFUL });
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
  ])("the files may have %s in their names", async (_, path, encoded) => {
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
  ])("the files cannot forge a command with %s in their names", async (_, name) => {
    const { stdout, outputs } = await runOn({ [`${name}/providers.json`]: WRONG, [`${name}.d/providers.json`]: VALID });
    expect(stdout.map((line) => parseCommand(line)?.name)).toEqual([
      undefined,
      undefined,
      "error",
      "warning",
      "warning",
      undefined,
      undefined,
      "error",
    ]);
    // GitHub finds the file by its very name; what is for people to read holds nothing that they cannot see.
    const properties = { file: `${name}/providers.json`, line: "1", title: "Provider Steward: wrong-type" };
    expect(parseCommand(stdout[2] ?? "")?.properties).toMatchObject(properties);
    expect(outputs["valid"]).toBe("false");
    expect(stdout.filter((line) => !line.startsWith("::")).join("")).not.toMatch(/[\r\u{202e}]/u);
    expect(stdout.join("")).not.toContain("\r");
  });
});
