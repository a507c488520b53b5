import type { Severity } from "../diagnostic/diagnostic.ts";
import { patternsBeyond } from "../policy/host-patterns.ts";
import type { Policy, PolicyIgnore } from "../policy/policy.ts";
import { readDocument } from "../syntax/read-document.ts";
import { areCovered } from "../text/glob-cover.ts";
import { isSameJson, type Json, type Path } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { fromPointer, toPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { ruleDescriptions } from "../validate/rules/index.ts";
import { inlineIgnorable } from "../validate/suppression.ts";
import type { Change, PolicyPlace, SideName } from "./change.ts";
import { itemsBeyond } from "./sets.ts";
import type { CombinedSide, Sides } from "./side.ts";
import { listText, nameText } from "./words.ts";

/** Something that a policy decides otherwise, and no longer as strictly. */
interface Loosening {
  /** In the policy. */
  readonly path: Path;
  readonly before: Json;
  readonly after: Json;
  /** Where the value stands that loosens it, or stood. */
  readonly side: SideName;
  /** The value itself, where it is one of those at the path. */
  readonly decisive?: Path;
  readonly text: string;
}

/** Where the policy is loosened (decisions: The policy); a policy that is another without that has no effect. */
export function* policyChanges(sides: Sides): Iterable<Change> {
  const [before, after] = [sides.before.policy, sides.after.policy];
  const loosened = [
    ...loweredRules(before, after),
    ...approvedHosts(before, after),
    ...knownModels(before, after),
    ...addedIgnores(before, after),
    ...removedLayers(before, after),
    ...inlineIgnores(before, after),
  ];
  const placeOf = { before: policyPlaces(sides.before), after: policyPlaces(sides.after) };
  for (const { path, side, decisive = path, ...loosening } of loosened) {
    yield {
      effect: "opens",
      kind: "policy-loosened",
      provider: null,
      model: null,
      setting: toPointer(path).slice(1),
      cause: { side, place: placeOf[side](decisive) },
      ...loosening,
    };
  }
  if (loosened.length === 0 && !isSameJson(asJson(before), asJson(after))) yield unloosened(placeOf.after([]));
}

/** Gives the place of a value of a side's policy; the file is read when a place is first asked for. */
function policyPlaces({ policyFile }: CombinedSide): (path: Path) => PolicyPlace {
  const read = lazily(() => policyFile && readDocument(policyFile.text));
  return (path) => {
    const place = { kind: "policy", pointer: toPointer(path) } as const;
    const document = read();
    if (policyFile === undefined || !document?.ok) return place;
    const { line, column } = document.value.locate(path, "value").start;
    return { ...place, label: policyFile.label, position: { line, column } };
  };
}

/** A policy is plain JSON. */
function asJson(policy: Policy): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its optional keys are the difference
  return policy as unknown as Json;
}

function unloosened(place: PolicyPlace): Change {
  return {
    effect: "none",
    kind: "setting-without-effect",
    provider: null,
    model: null,
    setting: null,
    before: null,
    after: null,
    cause: { side: "after", place },
    text: "The policy changes, and no check is loosened.",
  };
}

const STRICTNESS = ["off", "notice", "warning", "error"] as const;

/** Rules whose severity is lower; one that the policy does not name has its own. */
function* loweredRules(before: Policy, after: Policy): Iterable<Loosening> {
  for (const { id, severity } of ruleDescriptions) {
    const [old, now] = [severityIn(before, id, severity), severityIn(after, id, severity)];
    if (STRICTNESS.indexOf(now) >= STRICTNESS.indexOf(old)) continue;
    const side = Object.hasOwn(after.rules, id) ? "after" : "before";
    const does = now === "off" ? "no longer reports anything" : `reports ${leveled(now)} instead of ${leveled(old)}`;
    yield { path: ["rules", id], before: old, after: now, side, text: `The rule ${nameText(id)} ${does}.` };
  }
}

function leveled(severity: Severity | "off"): string {
  return severity === "off" ? "nothing" : `${severity === "error" ? "an" : "a"} \`${severity}\``;
}

function severityIn({ rules }: Policy, id: string, own: Severity): Severity | "off" {
  return (Object.hasOwn(rules, id) ? rules[id] : undefined) ?? own;
}

function* approvedHosts({ approvedHosts: old }: Policy, { approvedHosts: now }: Policy): Iterable<Loosening> {
  if (old === undefined) return;
  const added = now && patternsBeyond(now, old);
  if (added?.length === 0) return;
  yield {
    path: ["approvedHosts"],
    before: old.map(maskSecrets),
    after: now?.map(maskSecrets) ?? null,
    side: now === undefined ? "before" : "after",
    ...itemIn(["approvedHosts"], now, added),
    text:
      added === undefined
        ? "URLs may lead to every host: the list of approved hosts is removed."
        : `URLs may also lead to ${listText(added)}.`,
  };
}

/** The first item of a list that loosens the policy. */
function itemIn(
  path: Path,
  list: readonly string[] | undefined,
  [first]: readonly string[] = [],
): Pick<Loosening, "decisive"> {
  const index = first === undefined ? -1 : (list?.indexOf(first) ?? -1);
  return index < 0 ? {} : { decisive: [...path, index] };
}

function* knownModels({ modelCatalog: old = {} }: Policy, { modelCatalog: now = {} }: Policy): Iterable<Loosening> {
  for (const [provider, models] of Object.entries(old)) {
    const known = Object.hasOwn(now, provider) ? now[provider] : undefined;
    const added = known && itemsBeyond(known, models);
    if (added?.length === 0) continue;
    yield {
      path: ["modelCatalog", provider],
      before: models.map(maskSecrets),
      after: known?.map(maskSecrets) ?? null,
      side: known === undefined ? "before" : "after",
      ...itemIn(["modelCatalog", provider], known, added),
      text:
        added === undefined
          ? `Every model of ${nameText(provider)} counts as known: its list is removed.`
          : `${listText(added)} of ${nameText(provider)} ${added.length === 1 ? "counts as a known model" : "count as known models"}.`,
    };
  }
}

/** Ignores that cover a possible finding which none covered: the reason is for people. */
function* addedIgnores({ ignores: old }: Policy, { ignores: now }: Policy): Iterable<Loosening> {
  for (const [index, ignore] of now.entries()) {
    if (isIgnoredBy(ignore, old)) continue;
    const where = ignore.files === undefined ? "in every file" : `in ${listText(ignore.files)}`;
    const below = ignore.pointer === undefined ? "" : ` at ${nameText(ignore.pointer)}`;
    yield {
      path: ["ignores", index],
      before: null,
      after: ignored(ignore),
      side: "after",
      text: `Findings of ${nameText(ignore.rule)} are ignored ${where}${below}.`,
    };
  }
}

/** The findings that an ignore covers, for programs. */
function ignored({ rule, files, pointer }: PolicyIgnore): Json {
  return { rule, files: files?.map(maskSecrets) ?? null, pointer: pointer === undefined ? null : maskSecrets(pointer) };
}

/** True where others ignore all that an ignore does: its rule, in its files, at its pointer and below. */
function isIgnoredBy({ rule, files, pointer = "" }: PolicyIgnore, others: readonly PolicyIgnore[]): boolean {
  const around = others.filter((other) => other.rule === rule && isPointerWithin(pointer, other.pointer ?? ""));
  if (around.some((other) => other.files === undefined)) return true;
  const globs = around.flatMap((other) => other.files ?? []);
  // No list of globs has what lies outside the policy's folder.
  return files !== undefined && files.every((glob) => areCovered(glob, globs));
}

function isPointerWithin(pointer: string, around: string): boolean {
  const steps = fromPointer(pointer);
  return fromPointer(around).every((step, index) => steps[index] === step);
}

function* inlineIgnores(before: Policy, after: Policy): Iterable<Loosening> {
  const added = itemsBeyond([...inlineIgnorable(after)], [...inlineIgnorable(before)]);
  if (added.length === 0) return;
  yield {
    path: ["inlineIgnores"],
    before: before.inlineIgnores ?? null,
    after: after.inlineIgnores ?? null,
    side: after.inlineIgnores === undefined ? "before" : "after",
    ...itemIn(["inlineIgnores"], after.inlineIgnores, added),
    text: `A comment in a file may suppress findings of ${listText(added)}.`,
  };
}

function* removedLayers({ layers: old }: Policy, { layers: now }: Policy): Iterable<Loosening> {
  for (const kind of ["enforced", "default"] as const) {
    const path = old[kind];
    if (path === undefined || now[kind] !== undefined) continue;
    yield {
      path: ["layers", kind],
      before: maskSecrets(path),
      after: null,
      side: "before",
      text: `The ${kind} layer ${nameText(path)} no longer applies.`,
    };
  }
}
