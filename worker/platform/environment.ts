import { CONFIGURATION_VARIABLES, type DeploymentConfiguration, readConfiguration } from "../settings/configuration.ts";
import { OLD_CONTENT_VARIABLE, readSettings, SETTINGS, type Settings } from "../settings/settings.ts";
import { type Bindings, bindingsOf, describeMissing, missingBindings } from "./bindings.ts";

/** A deployment: its bindings, and the values of its variables and secrets. */
export interface Environment {
  /** Whole only where `faults` has none of bindings. */
  readonly bindings: Bindings;
  readonly configuration: Omit<DeploymentConfiguration, "faults">;
  readonly settings: Settings;
  /** The faults, a sentence each for the log. */
  readonly faults: Readonly<Record<"bindings" | "configuration" | "settings", readonly string[]>>;
}

const VARIABLES = [...CONFIGURATION_VARIABLES, ...SETTINGS.map(({ name }) => name), OLD_CONTENT_VARIABLE];

type Variables = ReturnType<typeof readVariables>;

/** The deployments by the object that they were read from. The runtime hands the same one to every request, and never changes it. */
let last: { readonly env: object; readonly read: Environment } | undefined;

/** The last values of the variables. They are the same for jobs and the schedule, and reading them is not free. */
let lastVariables: { readonly given: readonly unknown[]; readonly read: Variables } | undefined;

/**
 * Reads what the runtime hands to the Worker, its jobs and its schedule as `env`. Nothing else looks into it.
 * See docs/decisions/0085-environment-is-read-once.md.
 */
export function readEnvironment(env: object): Environment {
  if (last?.env !== env) last = { env, read: readAgain(env) };
  return last.read;
}

/** The variables are read again only where one of them differs. */
function readAgain(env: object): Environment {
  const given = VARIABLES.map((name): unknown => Reflect.get(env, name));
  if (lastVariables === undefined || given.some((value, index) => value !== lastVariables?.given[index])) {
    lastVariables = { given, read: readVariables(env) };
  }
  const missing = missingBindings(env);
  const { configuration, settings, faults } = lastVariables.read;
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
