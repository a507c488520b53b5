import { printable } from "../shared/index.ts";
import { findAcceptances } from "./acceptance/find-acceptances.ts";
import { valueOrThrow } from "./action-error.ts";
import { checkChangeSet } from "./check.ts";
import { compareChangeSet, findBeforeSha } from "./compare.ts";
import { openCheckout } from "./files/checkout.ts";
import { readEvent } from "./files/event.ts";
import { findChangeSet } from "./files/find-change-set.ts";
import { openApi } from "./github/client.ts";
import { fileMatcher } from "./globs.ts";
import { readGoverned } from "./governed.ts";
import { readInputs } from "./inputs.ts";
import { loadSettings } from "./load-settings.ts";
import { markChanges } from "./mark-changes.ts";
import { nameOfVocabulary } from "./named-vocabulary.ts";
import { setOutputsOfNothing } from "./publish/outcome.ts";
import { publish } from "./publish/publish.ts";
import type { Runner, StepExit } from "./runner.ts";
import { loadSides } from "./sides.ts";

/**
 * The whole of the Action: inputs → files and policy → check and compare → what is accepted → publish.
 *
 * @throws ActionError where the Action could not do its work at all. A file that could not be read is reported by `publish`.
 */
export async function run(runner: Runner): Promise<StepExit> {
  const { environment, info } = runner;
  const inputs = readInputs(runner.getInput);
  const event = readEvent(environment);
  if (event.kind === "deletion") {
    info("A branch or a tag was deleted, so there is nothing to check.");
    setOutputsOfNothing(runner);
    return 0;
  }
  const api = openApi(event, inputs.token, runner);
  const isTrusted = event.kind !== "pull-request" || event.isTrusted;
  const checkout = openCheckout(isTrusted ? environment.GITHUB_WORKSPACE : undefined, environment);
  try {
    const matches = fileMatcher(inputs.files, { inAnyCase: !isTrusted });
    const changeSet = valueOrThrow(await findChangeSet(event, { api, checkout }, matches));
    for (const note of changeSet.notes) info(note);
    const loaded = valueOrThrow(await loadSettings(changeSet, inputs, matches));
    if (loaded.ownVocabulary !== undefined)
      info(`Checking with the vocabulary ${printable(nameOfVocabulary(loaded.ownVocabulary.named))}.`);
    if (loaded.path !== undefined) info(`Checking with the policy ${printable(loaded.path)}.`);
    const sides = valueOrThrow(await loadSides(changeSet, inputs, matches));
    const governed = await readGoverned(changeSet, sides, matches);
    const checked = await checkChangeSet(changeSet, loaded, matches, governed, inputs);
    const changes = await compareChangeSet(changeSet, sides, governed, matches);
    const beforeSha = await findBeforeSha(changeSet, changes);
    const sources = { api, checkout };
    const { openings, notes } = await findAcceptances(changes, { target: changeSet.target, inputs, sources, matches });
    for (const note of notes) info(printable(note));
    const marks = await markChanges(changeSet, changes, openings);
    return await publish({ ...checked, changes, openings, marks, beforeSha }, inputs, runner, api.connect);
  } finally {
    checkout.close();
  }
}
