import type { RuleDescription } from "../diagnostic/diagnostic.ts";
import { nearestNames } from "../text/did-you-mean.ts";
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  ownValue,
  type Path,
  textsAt,
  UNSAFE_KEY,
} from "../text/json.ts";
import { quote, quoteAll } from "../text/wording.ts";
import { ruleDescriptions } from "../validate/rules/index.ts";
import { layerRules } from "../validate/rules/layer-rules.ts";
import type { Finding, Place, RuleFinding } from "../validate/rules/rule.ts";
import { unknownKey, unknownValue } from "../validate/rules/schema-rules.ts";
import { settingsRules } from "../validate/rules/settings-rules.ts";
import { textRules } from "../validate/rules/text-rules.ts";
import { isPresetName, PRESET_NAMES } from "../vocabulary/presets.ts";
import { POLICY_MAX_IGNORES } from "./limits.ts";
import { emptyFault, globFault, hostFault, pathFault, pointerFault } from "./policy-values.ts";
import { findingsOfText, findingsOfTexts } from "./value-findings.ts";

/** The rules that no policy changes: they prevent a file, a policy, a vocabulary or a layer from being used. */
const FIXED_RULES = [...textRules, ...settingsRules, ...layerRules];

/** The rules that a policy may configure, by id. */
export const configurableRules: readonly RuleDescription[] = ruleDescriptions.filter(
  (rule) => !FIXED_RULES.includes(rule),
);

/** True for the id of a rule that there is, and that no policy changes. */
function isFixedRule(id: string): boolean {
  return FIXED_RULES.some((rule) => rule.id === id);
}

/** The mistakes in a policy that its schema cannot tell. The document may have any shape. */
export function* policyFindings(document: Json): Iterable<RuleFinding> {
  if (!isObject(document)) return;
  for (const id of Object.keys(objectAt(document, "rules") ?? {})) {
    if (id !== UNSAFE_KEY) yield* ruleNameFindings(id, { path: ["rules", id], part: "key" });
  }
  yield* findingsOfText(document, [], "schema", (text) =>
    emptyFault(text, "Use the path or URL of the schema, or remove the key."),
  );
  yield* vocabularyFindings(ownValue(document, "vocabulary"));
  yield* findingsOfTexts(document, [], "approvedHosts", hostFault);
  const layers = objectAt(document, "layers") ?? {};
  yield* findingsOfText(layers, ["layers"], "enforced", pathFault);
  yield* findingsOfText(layers, ["layers"], "default", pathFault);
  yield* ignoreFindings(ownValue(document, "ignores"));
  for (const { index, text } of textsAt(document, "inlineIgnores"))
    yield* ruleNameFindings(text, { path: ["inlineIgnores", index], part: "value" });
}

/** True for what the schema says of an unknown name, which `policyFindings` says in better words. */
export function isAboutName({ rule, place: { path } }: Finding): boolean {
  if (rule === unknownKey) return path.length === 2 && path[0] === "rules";
  if (rule !== unknownValue) return false;
  return path[0] === "vocabulary" || path[0] === "inlineIgnores" || (path[0] === "ignores" && path.at(-1) === "rule");
}

function* vocabularyFindings(name: Json | undefined): Iterable<RuleFinding> {
  if (typeof name !== "string" || isPresetName(name)) return;
  yield {
    place: { path: ["vocabulary"], part: "value" },
    message: `There is no vocabulary of the name ${quote(name)}.`,
    advice: `Use ${quoteAll(PRESET_NAMES, "or")}; a vocabulary file is named by the option "--vocabulary" or the input "vocabulary".`,
  };
}

function* ruleNameFindings(id: string, place: Place): Iterable<RuleFinding> {
  const ids = configurableRules.map((rule) => rule.id);
  if (ids.includes(id)) return;
  if (isFixedRule(id)) {
    yield { place, message: `A policy cannot change the rule ${quote(id)}.`, advice: "Remove it." };
    return;
  }
  const meant = nearestNames(id, ids);
  const isGuess = meant.length > 0 && meant.length <= 2;
  yield {
    place,
    message: `Unknown rule ${quote(id)}.`,
    advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : "Use the id of a rule; docs/rules.md lists them.",
  };
}

function* ignoreFindings(ignores: Json | undefined): Iterable<RuleFinding> {
  if (!isArray(ignores)) return;
  if (ignores.length > POLICY_MAX_IGNORES) {
    yield {
      place: { path: ["ignores", POLICY_MAX_IGNORES], part: "value" },
      message: `There are more than ${POLICY_MAX_IGNORES} ignores.`,
      advice: "Turn the rule off, or use ignores that cover more files or a larger part of them.",
    };
  }
  for (const [index, ignore] of ignores.entries()) {
    if (isObject(ignore)) yield* findingsOfIgnore(ignore, ["ignores", index]);
  }
}

function* findingsOfIgnore(ignore: JsonObject, path: Path): Iterable<RuleFinding> {
  const rule = ownValue(ignore, "rule");
  if (typeof rule === "string") yield* ruleNameFindings(rule, { path: [...path, "rule"], part: "value" });
  const files = ownValue(ignore, "files");
  if (isArray(files) && files.length === 0) {
    yield {
      place: { path: [...path, "files"], part: "value" },
      message: '"files" is empty, so nothing is ignored.',
      advice: "Add globs, or remove the key to ignore the rule in every file.",
    };
  }
  yield* findingsOfTexts(ignore, path, "files", globFault);
  yield* findingsOfText(ignore, path, "pointer", pointerFault);
  yield* findingsOfText(ignore, path, "reason", (text) => emptyFault(text, "Explain why they are not to be reported."));
}
