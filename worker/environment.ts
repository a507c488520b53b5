import { type Bindings, bindingsOf, describeMissing, missingBindings } from "./bindings.ts";
import { CONFIGURATION_VARIABLES, type DeploymentConfiguration, readConfiguration } from "./configuration.ts";
import { readSettings, SETTING_NAMES, type Settings } from "./content-server/settings.ts";

/** What a deployment consists of: its bindings, and what its variables and secrets say. */
export interface Environment {
  /** Whole only where `faults` has none of bindings. */
  readonly bindings: Bindings;
  readonly configuration: Omit<DeploymentConfiguration, "faults">;
  readonly settings: Settings;
  /** What is wrong, a sentence each for the log. */
  readonly faults: Readonly<Record<"bindings" | "configuration" | "settings", readonly string[]>>;
}

const VARIABLES = [...CONFIGURATION_VARIABLES, ...SETTING_NAMES];

type Variables = ReturnType<typeof readVariables>;

/** What was read last. The variables are the same for every request, and reading them is not free. */
let last: { readonly given: readonly unknown[]; readonly read: Variables } | undefined;

/**
 * Reads what the runtime hands to the Worker, its jobs and its schedule as `env`. Nothing else looks into it. The variables
 * are read once, and again where one of them differs.
 * See docs/decisions/0085-environment-is-read-once.md.
 */
export function readEnvironment(env: object): Environment {
  const given = VARIABLES.map((name): unknown => Reflect.get(env, name));
  if (last === undefined || given.some((value, index) => value !== last?.given[index])) {
    last = { given, read: readVariables(env) };
  }
  const missing = missingBindings(env);
  const { configuration, settings, faults } = last.read;
  return {
    bindings: bindingsOf(env),
    configuration,
    settings,
    faults: { bindings: missing.length > 0 ? [describeMissing(missing)] : [], ...faults },
  };
}

function readVariables(env: object) {
  const { faults: ofConfiguration, ...configuration } = readConfiguration(env);
  const { faults: ofSettings, settings } = readSettings(env);
  return { configuration, settings, faults: { configuration: ofConfiguration, settings: ofSettings } };
}
