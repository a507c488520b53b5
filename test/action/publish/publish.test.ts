import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import type { Results } from "../../../action/check.ts";
import type { Inputs } from "../../../action/inputs.ts";
import { publish } from "../../../action/publish/publish.ts";
import { checkFile, ruleDescriptions } from "../../../shared/index.ts";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { knownChanges, unknownChanges } from "../../shared/report/samples.ts";
import { parseCommand } from "../support/runner.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { testRunner } from "../support/test-runner.ts";

const INPUTS: Inputs = {
  files: { include: ["**"], exclude: [] },
  policy: ".provider-steward.json",
  layers: [],
  vocabulary: undefined,
  failOn: ["error"],
  acceptedBy: "write",
  onlyChangedLines: false,
  annotate: "commands",
  comment: "never",
  sarifFile: undefined,
  docsUrl: undefined,
  playgroundUrl: undefined,
  token: "ghs_1",
};

const RULES = new Set(ruleDescriptions.map(({ id }) => id));

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Publishes, and gives the lines that a runner reads. */
async function printedBy(results: Results, inputs: Partial<Inputs> = {}): Promise<readonly string[]> {
  const runner = testRunner(folder, { RUNNER_TEMP: folder, GITHUB_WORKSPACE: folder });
  const connect = () => Promise.reject(new Error("Nothing is published through the API."));
  await publish(results, { ...INPUTS, ...inputs }, runner, connect);
  return runner
    .printed()
    .split(/\r\n|\r|\n/)
    .slice(0, -1);
}

const pieces = fc.oneof(
  fc.constantFrom(...Object.values(HOSTILE_TEXTS)),
  fc.constantFrom(
    "::",
    "##[",
    "error",
    "stop-commands",
    "]",
    " ",
    "\n",
    "\r",
    "%0A",
    "/",
    "\u{2028}",
    '"',
    "{",
    "}",
    ":",
  ),
  fc.string({ unit: "binary" }),
);
const texts = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
/** Without spaces at the end, which a runner drops. */
const paths = texts.map((text) => `${text}.json`);
/** Files that are JSON with hostile names and values, and files that are not. */
const contents = fc.oneof(
  texts,
  fc
    .tuple(texts, texts)
    .map(([name, value]) =>
      JSON.stringify({ providers: { [name]: {}, provider_a: { [name]: value, baseUrl: value, protocol: value } } }),
    ),
);

it("prints nothing but text and the annotations that it means, whatever files are called and hold", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(paths, contents), { minLength: 1, maxLength: 3 }),
      texts,
      fc.boolean(),
      async (files, hostile, isUnread) => {
        const checked = files.map(([path, text]) => ({
          checked: checkFile(path, new TextEncoder().encode(text)),
          text,
          lines: undefined,
        }));
        const lines = await printedBy({
          target: { owner: "octo", repository: "config", headSha: "ec26c3e", pullRequest: 7 },
          files: checked,
          unread: isUnread ? [{ path: hostile, reason: hostile }] : [],
          changes: [unknownChanges(hostile, hostile), knownChanges(hostile)],
          marks: [],
          unreported: { error: 1, warning: 0, notice: 0 },
        });
        const commands = lines.flatMap((line) => parseCommand(line) ?? []);
        for (const { name, properties, data } of commands) {
          const { title = "", file } = properties;
          expect(["error", "warning", "notice"]).toContain(name);
          if (file !== undefined) {
            expect(RULES).toContain(title.replace("Provider Steward: ", ""));
            expect(files.map(([path]) => path.toWellFormed())).toContain(file.toWellFormed());
          } else if (title === "") expect(data).toMatch(/^Provider Steward found [^]*"error"\.$/);
          else expect(["Provider Steward: more", "Provider Steward could not do its work"]).toContain(title);
        }
        for (const level of ["error", "warning", "notice"])
          expect(commands.filter(({ name }) => name === level).length).toBeLessThanOrEqual(10);
        // The verdict; one line for each file, each finding, what is unread and not reported, and each of the changes.
        const findings = checked.flatMap((file) => file.checked.diagnostics).length;
        expect(lines.length - commands.length).toBe(1 + files.length + findings + (isUnread ? 1 : 0) + 1 + 2);
      },
    ),
    { numRuns: 300 },
  );
});

it("says in one line each what cannot be published for want of a pull request", async () => {
  const results: Results = {
    target: { owner: "octo", repository: "config", headSha: "ec26c3e", pullRequest: undefined },
    files: [],
    unread: [],
    changes: undefined,
    marks: [],
    unreported: { error: 0, warning: 0, notice: 0 },
  };
  expect(await printedBy(results, { annotate: "review", comment: "always", failOn: ["widens"] })).toEqual([
    "No file matches the input `files`, so there is nothing to check.",
    "There is no pull request to review, so the step is annotated instead.",
    "There is nothing to compare with, so the step cannot fail for changes, which the input `fail-on` asks for.",
    "There is no pull request to comment on.",
  ]);
});
