import { expect, it, onTestFinished } from "vitest";
import { CHANGES_OUTPUT_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS } from "../../../action/limits.ts";
import { sized } from "../../support/size.ts";
import { type ManyChanges, openedHosts, openedLayer, openedTeams } from "../support/many-changes.ts";
import { createMemoryRepository } from "../support/memory-repository.ts";
import { startPublishing } from "../support/publishing.ts";
import { pullRequestPayload } from "../support/pull-request.ts";

/** The promise for a run of 60,000 changes, which is the full size. */
const LOG_MAX_BYTES = 1_000_000;

/** A busy machine is slow; no time is promised here. */
const RUN_MAX_MILLISECONDS = 300_000;

/** The limit of GitHub for a step's summary. */
const SUMMARY_MAX_BYTES = 1024 * 1024;

/** Runs the Action on a pull request. */
async function runOn({ before, after }: ManyChanges) {
  const repository = createMemoryRepository();
  const [base, head] = [repository.commit(before), repository.commit(after)];
  const publishing = startPublishing(undefined, { repository, pull: { base, head } });
  onTestFinished(() => publishing.close());
  const result = await publishing.run({ event: pullRequestPayload(1, base, head) }, { inputs: { comment: "auto" } });
  const written = publishing.github.writes.filter(
    ({ method, path }) => method === "POST" && path.endsWith("/comments"),
  );
  return { ...result, comment: written.map(({ body }) => String(Object(body).body)).join("") };
}

const TEAMS = sized({ full: 1_000, small: 200 });
const MODELS = sized({ full: 60, small: 6 });
const COUNT = TEAMS * MODELS;

it.each([
  ["with a layer that opens models for each of many configurations", openedLayer(TEAMS, MODELS), COUNT + 1],
  ["with many configurations that open models", openedTeams(TEAMS, MODELS), COUNT],
  ["with one configuration that opens hosts", openedHosts(COUNT), COUNT],
])(
  "%s is told within all bounds, and by what is alike",
  async (_, many, opens) => {
    const { log, summary, comment, outputs } = await runOn(many);
    expect(JSON.parse(outputs["changes"] ?? "").counts).toMatchObject({ opens });
    expect(Buffer.byteLength(log.join("\n"))).toBeLessThan(LOG_MAX_BYTES);
    expect(Buffer.byteLength(summary)).toBeLessThan(SUMMARY_MAX_BYTES);
    expect(outputs["changes"]?.length).toBeLessThanOrEqual(CHANGES_OUTPUT_MAX_CHARACTERS);
    expect(comment.length).toBeLessThan(COMMENT_MAX_CHARACTERS);
    for (const text of [summary, comment]) {
      expect(text).toMatch(new RegExp(`<details><summary>New (?:models|providers): ${COUNT} changes</summary>`));
      expect(text).toMatch(/\nNot (?:shown|listed here): opens \d+\. /);
      // A heading for each host or file would be no list.
      expect(text.match(/^(?:#|In )/gm)?.length).toBeLessThan(10);
    }
  },
  RUN_MAX_MILLISECONDS,
);

it(
  "a pull request says what people lose, though much more opens",
  async () => {
    const { summary, comment } = await runOn(openedLayer(TEAMS, MODELS));
    for (const text of [summary, comment]) expect(text).toMatch(/^#+ Breaks\n\n[^]*`model-of-all` of `provider_a`/m);
    // All of it can be read at once: not a megabyte for thousands of changes.
    expect(Buffer.byteLength(summary)).toBeLessThan(100_000);
  },
  RUN_MAX_MILLISECONDS,
);
