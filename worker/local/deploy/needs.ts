/** The settings of the Worker, by its own readers: the one file of the scripts that imports code of the Worker. */

import { CONFIGURATION_VARIABLES, readConfiguration } from "../../settings/configuration.ts";
import { OLD_CONTENT_VARIABLE, readSettings, SETTINGS } from "../../settings/settings.ts";

/** The variables that the Worker reads, secrets among them. */
export const VARIABLES: readonly string[] = [
  ...CONFIGURATION_VARIABLES,
  ...SETTINGS.map(({ name }) => name),
  OLD_CONTENT_VARIABLE,
];

/** Those of them that are secrets: their meaning says how such a one is set. */
export const SECRETS: readonly string[] = SETTINGS.filter(({ name, meaning }) =>
  meaning.replaceAll(/\s+/g, " ").includes(`wrangler secret put ${name}`),
).map(({ name }) => name);

/** The faults for which the Worker would answer every request 503, a sentence each, without values. */
export function faultsOf(variables: object): readonly string[] {
  return [...readSettings(variables).faults, ...readConfiguration(variables).faults];
}
