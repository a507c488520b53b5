import { describe, expect, it } from "vitest";
import { NO_COMMIT, pushPayload } from "../support/events.ts";
import { createGitRepository } from "../support/git-repository.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import { useGitHub } from "../support/scenario.ts";

const { current, run, serve } = useGitHub();

const OLD = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_c": {},
    "provider_cloud": {},
    "provider_g": {},
    "provider_b": { "enabled": true }
  }
}
`;
const NEW = OLD.replace('"enabled": true', '"enabled": "no"');

const ONLY_THE_NEW = ["Checked a/providers.json: 1 error.", "Checked b/providers.json: nothing to report."];
const OPTIONS = { inputs: { "only-changed-lines": "true" } };

function twoCommits() {
  const repository = createGitRepository();
  const base = repository.commit({ "a/providers.json": OLD, "b/providers.json": OLD });
  const head = repository.commit({ "a/providers.json": NEW, "b/providers.json": OLD.replace("{},", "{ },") });
  return { repository, base, head };
}

describe("only-changed-lines", () => {
  it("leaves out what the change does not touch, by GitHub's patches", async () => {
    const { repository, base, head } = twoCommits();
    serve({ repository, pull: { base, head } });
    const event = pullRequestPayload(1, base, head);
    const { stdout, outputs } = await run({ event }, OPTIONS);
    expect(stdout.slice(0, 2)).toEqual(ONLY_THE_NEW);
    expect(stdout.filter((line) => line.startsWith("::error title"))).toEqual([
      expect.stringContaining("file=a/providers.json,line=8,"),
    ]);
    expect(outputs["error-count"]).toBe("1");
    expect((await run({ event })).stdout.slice(0, 2)).toEqual([
      "Checked a/providers.json: 2 errors.",
      "Checked b/providers.json: 1 error.",
    ]);
  });

  it.each([
    ["no patch", {}],
    ["a patch that is cut", { patch: "@@ -1,9 +1,9 @@\n {" }],
  ])("compares the texts where GitHub gives %s", async (_, given) => {
    const { repository, base, head } = twoCommits();
    serve({ repository, pull: { base, head } });
    current().setFault((path) => {
      if (!path.includes("/files?")) return undefined;
      const blob = (name: string) => repository.git("rev-parse", `${head}:${name}`);
      const names = ["a/providers.json", "b/providers.json"];
      return {
        status: 200,
        body: names.map((filename) => ({ filename, status: "modified", sha: blob(filename), ...given })),
      };
    });
    expect((await run({ event: pullRequestPayload(1, base, head) }, OPTIONS)).stdout.slice(0, 2)).toEqual(ONLY_THE_NEW);
  });

  it("compares the texts in the checkout", async () => {
    const { repository, base, head } = twoCommits();
    const environment = { GITHUB_EVENT_NAME: "push", GITHUB_WORKSPACE: repository.folder };
    const { stdout } = await run({ event: pushPayload(base, head) }, { ...OPTIONS, environment });
    expect(stdout.slice(0, 2)).toEqual(ONLY_THE_NEW);
  });

  it("reports all of a new file, and of a renamed one what has changed since its former name", async () => {
    const { repository, base } = twoCommits();
    const head = repository.commit({
      "a/providers.json": null,
      "moved/providers.json": NEW,
      "new/providers.json": NEW,
    });
    const environment = { GITHUB_EVENT_NAME: "push", GITHUB_WORKSPACE: repository.folder };
    const before = repository.git("rev-parse", `${head}~1`);
    const renamed = await run({ event: pushPayload(before, head) }, { ...OPTIONS, environment });
    // Two new files hold the same, and git takes the first for the renamed one.
    expect(renamed.stdout.slice(0, 2)).toEqual([
      "Checked moved/providers.json: nothing to report.",
      "Checked new/providers.json: 2 errors.",
    ]);
    const since = await run({ event: pushPayload(base, head) }, { ...OPTIONS, environment });
    expect(since.stdout[1]).toBe("Checked moved/providers.json: 1 error.");
  });

  it("reports all of a file that becomes a configuration by its new name", async () => {
    const repository = createGitRepository();
    const base = repository.commit({ "a/draft.json": OLD, "b/draft.json": OLD });
    const head = repository.commit({
      "a/draft.json": null,
      "a/providers.json": OLD,
      "b/draft.json": null,
      "b/providers.json": NEW,
    });
    serve({ repository, pull: { base, head } });
    const ALL = ["Checked a/providers.json: 1 error.", "Checked b/providers.json: 2 errors."];
    expect((await run({ event: pullRequestPayload(1, base, head) }, OPTIONS)).stdout.slice(0, 2)).toEqual(ALL);
    const environment = { GITHUB_EVENT_NAME: "push", GITHUB_WORKSPACE: repository.folder };
    const pushed = await run({ event: pushPayload(base, head) }, { ...OPTIONS, environment });
    expect(pushed.stdout.slice(0, 2)).toEqual(ALL);
  });

  it("reports all where there is nothing to compare with", async () => {
    const { repository, head } = twoCommits();
    const environment = { GITHUB_EVENT_NAME: "push", GITHUB_WORKSPACE: repository.folder };
    const { stdout } = await run({ event: pushPayload(NO_COMMIT, head) }, { ...OPTIONS, environment });
    expect(stdout[0]).toBe("Checked a/providers.json: 2 errors.");
  });
});
