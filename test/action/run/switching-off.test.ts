import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { OTHER } from "../support/github.ts";
import { hostileCheckout } from "../support/hostile-checkout.ts";
import { createMemoryRepository, type Entries } from "../support/memory-repository.ts";
import { READ_ONLY } from "../support/permissions.ts";
import { startPublishing, type TestPublishing } from "../support/publishing.ts";
import { forkedPayload } from "../support/pull-request.ts";
import type { ActionRun, RunOptions } from "../support/run-action.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import {
  BASE,
  CREDENTIAL,
  FOUND,
  NOT_READ,
  PATH,
  STRANGE,
  VOCABULARY,
  WAYS,
  type Way,
} from "../support/ways-to-switch-off.ts";

const EVENTS = ["pull_request", "pull_request_target"] as const;
type EventName = (typeof EVENTS)[number];

const repository = createMemoryRepository();
const base = repository.commit(BASE, []);

/** Opens a stranger's pull request, which a job checks with the token that it has on the event. */
function openFrom(event: EventName, head: Entries) {
  const headSha = repository.commit(head, [base]);
  const permissions = event === "pull_request" ? READ_ONLY : undefined;
  const publishing = startPublishing(permissions, { repository, pull: { base, head: headSha } });
  onTestFinished(() => publishing.close());
  return { publishing, payload: forkedPayload(1, base, headSha, "stranger") };
}

interface Stranger {
  readonly publishing: TestPublishing;
  readonly payload: object;
}

async function check(
  { publishing, payload }: Stranger,
  event: EventName,
  inputs: RunOptions["inputs"] = {},
  environment: RunOptions["environment"] = {},
): Promise<ActionRun> {
  const result = await publishing.run(
    { event: payload },
    {
      inputs: { vocabulary: VOCABULARY, comment: "auto", ...inputs },
      environment: { GITHUB_EVENT_NAME: event, ...environment },
    },
  );
  expect(JSON.stringify([result, publishing.github.writes])).not.toContain(CREDENTIAL);
  return result;
}

/** The patterns by which the log tells that something opens, that it breaks, or that this is not known. */
const SHOWN: Readonly<Record<Way["shown"], RegExp>> = {
  opens: /^::warning title=Provider Steward%3A opens,file=.*stranger\.example\.net/m,
  breaks: /^::warning title=Provider Steward%3A breaks,.*provider_c/m,
  "not known": /^Changes in .*: not known\. /m,
};

const ITSELF = { found: FOUND, shown: "opens" } as const;
const CAUGHT = { exitCode: 1, isFound: true, isShown: true, isCalledRight: false };

/** The facts that a run must show, as it shows them. */
function verdictOf({ exitCode, log, outputs }: ActionRun, { found, shown }: Pick<Way, "found" | "shown"> = ITSELF) {
  const text = log.join("\n");
  const finding = new RegExp(`^  teams/.* {2}error {2}.* {2}${found}$`, "m");
  return {
    exitCode,
    isFound: (found === NOT_READ ? /^Could not read "teams\//m : finding).test(text),
    isShown: SHOWN[shown].test(text),
    isCalledRight: outputs["valid"] === "true" || outputs["widens"] === "false",
  };
}

describe.each(EVENTS)("on %s, a stranger's configuration is checked where", (event) => {
  it.each(WAYS)("$name", async ({ head, ...expected }) => {
    expect(verdictOf(await check(openFrom(event, head), event), expected)).toEqual(CAUGHT);
  });

  it("a symbolic link is at the path of the SARIF file", async () => {
    const stranger = openFrom(event, { [PATH]: STRANGE });
    const target = join(temporaryFolder(), "target");
    writeFileSync(target, "as it was");
    symlinkSync(target, join(stranger.publishing.workspace, "findings.sarif"));
    expect(verdictOf(await check(stranger, event, { "sarif-file": "findings.sarif" }))).toEqual(CAUGHT);
    expect(readFileSync(target, "utf8")).toBe("as it was");
  });

  it("the workspace has other objects of git, and settings that name programs", async () => {
    const stranger = openFrom(event, { [PATH]: STRANGE });
    const { folder, bin, marker } = hostileCheckout(repository, STRANGE);
    const environment = { GITHUB_WORKSPACE: folder, PATH: `${bin}:${process.env["PATH"]}` };
    expect(verdictOf(await check(stranger, event, {}, environment))).toEqual(CAUGHT);
    expect(existsSync(marker)).toBe(false);
  });
});

it("a comment that looks like the Action's own is left alone, and the Action writes another one", async () => {
  const first = openFrom("pull_request_target", { [PATH]: STRANGE });
  await check(first, "pull_request_target");
  const [own = ""] = commentsOf(first);
  const second = openFrom("pull_request_target", { [PATH]: STRANGE });
  const forged = own.replace(/^.*$/m, "### ✅ Nothing to see");
  second.publishing.github.comment(1, forged, OTHER);
  expect(verdictOf(await check(second, "pull_request_target"))).toEqual(CAUGHT);
  expect(commentsOf(second)).toEqual([expect.stringContaining("stranger.example.net")]);
  expect(JSON.stringify(second.publishing.github.writes)).not.toMatch(/mutation|DELETE|PATCH/);
});

it("the loss of a configuration is told that a stranger renames so that no one reads it", async () => {
  const { publishing, payload } = openFrom("pull_request", { [PATH]: null, "teams/a/settings.json": STRANGE });
  const { log } = await check({ publishing, payload }, "pull_request");
  expect(log).toContain(`Changes in ${PATH}: opens 1, moves 1.`);
});

/** The comments that the Action has written. */
function commentsOf({ publishing }: Stranger): readonly string[] {
  return publishing.github.writes
    .filter(({ method, path }) => method === "POST" && path.endsWith("/comments"))
    .map(({ body }) => String(Object(body).body));
}
