import { expect, it } from "vitest";
import { type Answer, TOKEN } from "../support/github.ts";
import {
  answer,
  endOf,
  failure,
  PERMISSIONS,
  UNEXPECTED_ANSWER,
  useGitHub,
  VALID,
  WRONG,
} from "../support/scenario.ts";

const { current, open, run, runOn } = useGitHub();

const UNREACHED = "Check that the runner can reach the API at GITHUB_API_URL and run the job again.";

it.each<[string, Answer, string, tries?: number]>([
  ["403", answer(403), `GitHub answered 403: the token may not do this. ${PERMISSIONS}`],
  ["an answer of another shape", { status: 200, body: {} }, UNEXPECTED_ANSWER],
  ["no answer", "disconnect", `GitHub gave no answer (UND_ERR_SOCKET). ${UNREACHED}`, 3],
  ["an answer that breaks off", "cut", `GitHub gave no answer. ${UNREACHED}`, 3],
])("tells of %s when it asks for the pull request", async (_, fault, message, tries = 1) => {
  const pull = open({ "providers.json": WRONG });
  current().setFault(() => fault);
  const unknown = await run(pull);
  expect(unknown.stdout).toHaveLength(1);
  expect(endOf(unknown)).toEqual(failure(`Pull request #${pull.number} cannot be read. ${message}`));
  expect(current().requests).toHaveLength(tries);
});

it("tells of the refusal when it asks for the files and for all that it could find them by", async () => {
  const pull = open({ "providers.json": WRONG });
  current().setFault((path) => (path.endsWith("/pulls/1") ? undefined : answer(404)));
  const unlisted = await run(pull);
  const message = `GitHub answered 404: it does not exist, or the token may not see it. ${PERMISSIONS}`;
  expect(unlisted.stdout).toHaveLength(1);
  expect(endOf(unlisted)).toEqual(failure(`The files of pull request #${pull.number} cannot be listed. ${message}`));
});

it("tells of a token that GitHub does not take", async () => {
  const result = await runOn({ "providers.json": WRONG }, { inputs: { token: "ghs_another" } });
  expect(endOf(result)).toEqual(
    failure(
      "Pull request #1 cannot be read. GitHub answered 401: the token is not valid. " +
        "Leave out the input `token` to use the job's own token, or renew the one that it holds. " +
        'GitHub says: "Bad credentials".',
    ),
  );
  expect(result.stdout.join("")).not.toContain("ghs_another");
});

it("tells of a file that cannot be read before what was found in the others", async () => {
  const pull = open({ "a/providers.json": VALID, "b/providers.json": WRONG });
  const blobs: string[] = [];
  current().setFault((path) => {
    if (path.includes("/git/blobs/")) blobs.push(path);
    return blobs.length === 1 && path === blobs[0] ? answer(404) : undefined;
  });
  const result = await run(pull);
  expect(result.stdout).toEqual([
    "Checked b/providers.json: 1 error.",
    `Could not read "a/providers.json". GitHub answered 404: it does not exist, or the token may not see it. ${PERMISSIONS}`,
    "::error title=Provider Steward could not do its work::1 of 2 files could not be read; the log names them. " +
      `GitHub answered 404: it does not exist, or the token may not see it. ${PERMISSIONS}`,
    expect.stringMatching(/^::error title=Provider Steward%3A wrong-type,file=b\/providers\.json,line=1,/),
    `Changes in a/providers.json: not known. GitHub answered 404: it does not exist, or the token may not see it. ${PERMISSIONS}`,
    "Changes in b/providers.json: none.",
  ]);
  expect(result).toMatchObject({ exitCode: 1, outputs: {} });
  expect(result.summary).toMatch(
    /^## ❌ .*; 1 file could not be read; the effect on users is unknown for 1 file\n\nNot checked: 1 of 2 files\. See the log for the reason\.\n\n/,
  );
});

it("keeps within the annotations that GitHub shows where a file cannot be read", async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `"k${index}": 1`).join(", ");
  const many = `{ "providers": { "provider_a": { ${keys} } } }\n`;
  const pull = open({ "a/providers.json": many, "b/providers.json": VALID });
  const blobs: string[] = [];
  current().setFault((path) => {
    if (path.includes("/git/blobs/")) blobs.push(path);
    return blobs.length === 2 ? { status: 200, body: { content: null } } : undefined;
  });
  const { stdout } = await run(pull);
  const errors = stdout.filter((line) => line.startsWith("::error "));
  expect(errors).toHaveLength(10);
  expect(errors[0]).toBe(
    `::error title=Provider Steward could not do its work::1 of 2 files could not be read; the log names them. ${UNEXPECTED_ANSWER}`,
  );
  expect(stdout.at(-3)).toMatch(/^::notice title=Provider Steward%3A more::Not annotated: 3 errors\. /);
});

it("tells of an event that says nothing, without a request", async () => {
  const pull = open({ "providers.json": WRONG });
  const environment = { GITHUB_EVENT_NAME: "issues" };
  expect((await run(pull, { environment })).stdout.at(-1)).toContain('The event "issues" does not say which files');
  expect(current().requests).toEqual([]);
});

it("says in the job summary why it could not begin", async () => {
  const inputs = { policy: "<b>`x`.json" };
  const { summary, stdout } = await runOn({ "providers.json": WRONG }, { inputs });
  expect(summary).toBe(`## ❌ Provider Steward could not do its work

Input \`"policy"\` names <code>"&#60;b&#62;&#96;x&#96;.json"</code>, which does not exist at the head commit. Check the path, which starts at the root of the repository.
`);
  expect(stdout.at(-1)).toContain('names "<b>`x`.json", which');
  const environment = { GITHUB_STEP_SUMMARY: "/missing/summary" };
  const unwritten = await runOn({ "providers.json": WRONG }, { inputs, environment });
  expect(unwritten.stdout.at(-2)).toMatch(/^The job summary cannot be written to GITHUB_STEP_SUMMARY\. /);
  expect(unwritten.stdout.at(-1)).toBe(stdout.at(-1));
});

it("never repeats a token that cannot stand in a header", async () => {
  const result = await runOn(
    { "providers.json": WRONG },
    { inputs: { token: `${TOKEN}\n${TOKEN}` }, environment: { RUNNER_DEBUG: "1" } },
  );
  expect(result.stdout[0]).toMatch(/^::error title=[^:]+::Input "token" is not a token/);
});
