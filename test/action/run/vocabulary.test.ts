import { expect, it } from "vitest";
import { openPullRequest } from "../support/pull-request.ts";
import { answer, endOf, failure, PERMISSIONS, useGitHub, VALID } from "../support/scenario.ts";

const { current, open, run, runOn } = useGitHub();

const VOCABULARY = `{
  "protocols": { "north-chat": { "description": "Chat of North." } },
  "providers": {
    "north": { "title": "North", "description": "North.", "defaultProtocol": "north-chat", "versionSegment": "v2" }
  }
}
`;
const schema = '"$schema": "./provider-config.schema.json"';
const BEFORE = `{ ${schema}, "providers": { "north": { "enabled": false } } }\n`;
const AFTER = `{ ${schema}, "providers": { "north": { "baseUrl": "https://north.example.com" } } }\n`;
const inputs = { vocabulary: "config/vocabulary.json" };

it("files are checked and compared by the vocabulary", async () => {
  const base = { "config/vocabulary.json": VOCABULARY, "providers.json": BEFORE };
  const pull = openPullRequest(current(), base, { "providers.json": AFTER });
  const { stdout, outputs, summary } = await run(pull, { inputs });
  expect(stdout.slice(0, 2)).toEqual([
    "Checking with the vocabulary config/vocabulary.json.",
    "Checked providers.json: 1 error.",
  ]);
  expect(stdout[2]).toMatch(/^::error title=Provider Steward%3A version-segment,file=providers\.json,/);
  expect(summary).toContain("`north` is enabled");
  expect(outputs).toMatchObject({ valid: "false", "error-count": "1", widens: "true" });
  expect((await run(pull)).stdout[1]).toMatch(
    /^::error title=Provider Steward%3A unknown-provider,file=providers\.json,/,
  );
});

it("a preset is chosen by the input, by the policy, and by the $schema of a file", async () => {
  const address = '"$schema": "https://assistant.posit.co/schemas/providers.schema.json"';
  const silent = { "providers.json": `{ ${schema}, "version": 1, "providers": { "openai": {} } }\n` };
  const named = { "providers.json": `{ ${address}, "version": 1, "providers": { "openai": {} } }\n` };
  const valid = { valid: "true", "error-count": "0" };
  const byInput = await runOn(silent, { inputs: { vocabulary: "posit-assistant" } });
  expect(byInput.stdout[0]).toBe("Checking with the vocabulary posit-assistant.");
  expect(byInput.outputs).toMatchObject(valid);
  const policy = '{ "vocabulary": "posit-assistant", "rules": {} }\n';
  expect((await runOn({ ...silent, ".provider-steward.json": policy })).outputs).toMatchObject(valid);
  expect((await runOn(named)).outputs).toMatchObject(valid);
  expect((await runOn(named, { inputs: { vocabulary: "specification" } })).outputs).toMatchObject({ valid: "false" });
});

it("the vocabulary holds for the layers, too, with a policy and without one", async () => {
  const layered = {
    "config/vocabulary.json": VOCABULARY,
    "enforced.json": '{ "providers": { "north": { "baseUrl": "https://north.example.com/v2" } } }\n',
    "providers.json": AFTER,
  };
  const layers = "enforced: enforced.json";
  for (const policy of [{}, { ".provider-steward.json": "{}\n" }]) {
    const { stdout } = await runOn({ ...layered, ...policy }, { inputs: { ...inputs, layers } });
    expect(stdout).toContain("Checked providers.json: nothing to report.");
  }
});

it("the vocabulary leaves nothing checked where it has a mistake, and says where the mistake is", async () => {
  const files = {
    "config/vocabulary.json": VOCABULARY.replace('"north-chat", ', '"north-chatt", '),
    "providers.json": AFTER,
  };
  const result = await runOn(files, { inputs: { ...inputs, "fail-on": "never" } });
  expect(result.stdout).toEqual([
    "Checked config/vocabulary.json: 1 error.",
    'Could not read "providers.json". The vocabulary file cannot be used, so no configuration is checked. Fix that file first.',
    expect.stringMatching(
      /^::error title=Provider Steward could not do its work::1 of 2 files could not be read; the log names them\. The vocabulary file cannot be used/,
    ),
    expect.stringMatching(/^::error title=Provider Steward%3A vocabulary-file,file=config\/vocabulary\.json,line=4,/),
    expect.stringMatching(
      /^Changes in config\/vocabulary\.json: not known\. The vocabulary file "config\/vocabulary\.json"/,
    ),
    expect.stringMatching(/^Changes in providers\.json: not known\. The vocabulary file/),
  ]);
  expect(result).toMatchObject({ exitCode: 1 });
  expect(result.outputs).not.toHaveProperty("valid");
});

it("the vocabulary is reported where the change touches it alone", async () => {
  const base = { "config/vocabulary.json": VOCABULARY, "providers.json": BEFORE };
  const pull = openPullRequest(current(), base, { "config/vocabulary.json": "{}\n" });
  const { exitCode, stdout } = await run(pull, { inputs });
  expect(stdout[0]).toMatch(/^Checked config\/vocabulary\.json: \d errors?\.$/);
  expect(exitCode).toBe(1);
});

it("a removed vocabulary is no configuration, either", async () => {
  const base = { "config/vocabulary.json": VOCABULARY, "providers.json": BEFORE };
  const pull = openPullRequest(current(), base, { "config/vocabulary.json": null, "providers.json": AFTER });
  const { stdout } = await run(pull, {
    inputs: { ...inputs, files: "**/*.json" },
    environment: { GITHUB_EVENT_NAME: "pull_request_target" },
  });
  expect(stdout.filter((line) => /^(?:Checked|Changes in) /.test(line))).toEqual([
    "Checked providers.json: 1 error.",
    "Changes in config/vocabulary.json: none.",
    "Changes in providers.json: opens 5, 1 change without effect.",
  ]);
});

it("the vocabulary is a failure where it is not there, or cannot be looked for", async () => {
  const absent = await runOn({ "providers.json": VALID }, { inputs });
  expect(endOf(absent)).toEqual(
    failure(
      'Input "vocabulary" names "config/vocabulary.json", which does not exist at the head commit. ' +
        "Check the path, which starts at the root of the repository. " +
        'The vocabularies that have a name are "specification" and "posit-assistant"; ' +
        'a file is named by its path, one that is called so as "./specification".',
    ),
  );
  const pull = open({ "providers.json": VALID });
  current().setFault((path) => (path.includes("/git/trees/") ? answer(403) : undefined));
  expect(endOf(await run(pull, { inputs }))).toEqual(
    failure(
      `The vocabulary file "config/vocabulary.json" cannot be looked up. GitHub answered 403: the token may not do this. ${PERMISSIONS}`,
    ),
  );
});
