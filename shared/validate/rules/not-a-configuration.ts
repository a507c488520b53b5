import type { FileConfiguration } from "../../effective/entries.ts";
import { nearestNames, plainName } from "../../text/did-you-mean.ts";
import { isObject } from "../../text/json.ts";
import { kindOf } from "../../text/wording.ts";
import { RESERVED_PROVIDER_KEYS, TOP_LEVEL_KEYS } from "../../vocabulary/vocabulary.ts";
import { foreignKey } from "../foreign-keys.ts";
import { GUESSED_KEYS_MAX, NAME_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import type { Rule } from "./rule.ts";

export const notAConfiguration: Rule = {
  id: "not-a-configuration",
  severity: "error",
  summary: "A file that is no provider configuration",
  why: "Another program may have a file of this name, and nothing that is checked here holds for it.",
  description:
    "Finds files that hold no object, and objects in which no key at the top is, resembles, or stands in other programs for, one of the format: `$schema`, `providers`, or one that belongs under `providers`. Nothing else of such a file is checked, but for credentials. It is only a notice, and the only one, for a file that no one named: one that the Action checks because of the default globs in `files`.",
  examples: {
    wrong: '[{ "name": "north", "region": "eu-west-1" }]',
    right: '{ "providers": { "provider_a": { "enabled": true } } }',
  },
  dependsOn: "file",

  *check({ configuration, isFoundByName = false }) {
    if (!isOtherProgramsFile(configuration)) return;
    const { document } = configuration;
    yield {
      place: { path: [], part: "value" },
      ...(isFoundByName ? { severity: "notice" } : {}),
      message: isObject(document)
        ? "The file has none of the keys of a provider configuration."
        : `The file is ${kindOf(document)}, and a provider configuration is an object.`,
      advice:
        'If another program reads it, leave it out of what is checked; if not, put the providers under "providers".',
    };
  },
};

/** True for a document that is plainly something else: an empty object is a configuration that says nothing. */
export function isOtherProgramsFile({ document, vocabulary }: FileConfiguration): boolean {
  if (!isObject(document)) return true;
  if (Object.hasOwn(document, "providers")) return false;
  const ofTop = [...TOP_LEVEL_KEYS, ...Object.keys(vocabulary.topLevel ?? {})];
  const known = [...ofTop, ...Object.keys(vocabulary.providers), ...RESERVED_PROVIDER_KEYS];
  const keys = Object.keys(document);
  if (keys.length === 0 || known.some((key) => Object.hasOwn(document, key))) return false;
  const budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS };
  const isProviders = (key: string) => {
    const foreign = foreignKey(plainName(key), undefined);
    return foreign?.kind === "keys" && foreign.targets.includes("providers");
  };
  return keys
    .slice(0, GUESSED_KEYS_MAX)
    .every((key) => nearestNames(key, known, budget).length === 0 && !isProviders(key));
}
