import { appendFileSync, writeFileSync, statSync } from "node:fs";
import { it, onTestFinished } from "vitest";
import { createGitRepository } from "../support/git-repository.ts";
import { openedHosts, openedLayer, openedModels, openedTeams } from "../support/many-changes.ts";
import { startPublishing } from "../support/publishing.ts";
import { openPullRequest, pullRequestPayload } from "../support/pull-request.ts";

const BUNDLE = "/tmp/lic-built/main/index.js";
const V = process.env["SMALL"] ? [openedLayer(1000, 10), openedTeams(1000, 10), openedHosts(10000), openedModels(10000)] : [openedLayer(1000, 60), openedTeams(1000, 60), openedHosts(60000), openedModels(60000)];
it.each(V)("$name", async ({ name, before, after }) => {
  const repository = createGitRepository();
  const base = repository.commit(before);
  const head = repository.commit(after);
  const publishing = await startPublishing(undefined, { repository, pull: { base, head } });
  onTestFinished(() => publishing.close());
  const { number } = await openPullRequest(publishing.github, { "README.md": "" }, { "README.md": "Read me.\n" });
  for (const floor of [false, true]) {
    const t = performance.now();
    const r = await publishing.run({ event: floor ? {} : pullRequestPayload(number, base, head) }, { bundle: BUNDLE, inputs: { comment: "auto" }, environment: { GITHUB_WORKSPACE: repository.folder, GITHUB_SHA: head, ...(floor ? { GITHUB_EVENT_NAME: "schedule" } : {}), NODE_OPTIONS: "--require /tmp/lic-cpu.cjs" + (process.env["PROF"] && !floor ? " --cpu-prof --cpu-prof-dir=/tmp/lic-prof" : "") } });
    const ms = Math.round(performance.now() - t);
    const log = r.log.join("\n");
    const comment = publishing.github.writes.filter((w) => w.path.endsWith("/comments")).map((w) => String(Object(w.body).body)).at(-1) ?? "";
    appendFileSync("/tmp/lic-many.txt", JSON.stringify({ name, floor, ms, exit: r.exitCode, log: Buffer.byteLength(log), lines: r.log.length, summary: Buffer.byteLength(r.summary), comment: comment.length, outputs: r.outputs["changes"]?.length, report: r.outputs["report"] ? statSync(r.outputs["report"]).size : 0, counts: JSON.parse(r.outputs["changes"] ?? "{}").counts }) + "\n");
    if (!floor) for (const [k, v] of Object.entries({ log, summary: r.summary, comment })) writeFileSync(`/tmp/lic-${name.replaceAll(" ", "-")}.${k}.md`, v);
  }
}, 300_000);
