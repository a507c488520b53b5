import { checkLayers } from "../resolve/check-layers.ts";
import type { LayerInput } from "../resolve/layers.ts";
import type { Path } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { toExistingPointer, toPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { sha256 } from "../text/sha256.ts";
import { mayIgnore } from "../validate/ignore-comments.ts";
import { type SuppressedFinding, severityOf } from "../validate/rules/rule.ts";
import { countIdentities } from "../validate/suppression.ts";
import { type KnownFinding, suppressionsIn } from "../validate/validate.ts";
import type { LayerKind } from "../vocabulary/vocabulary.ts";
import type { Cause, Change, SideName } from "./change.ts";
import type { CombinedSide, Sides } from "./side.ts";
import { nameText } from "./words.ts";

/** 128 bits, as for a fingerprint: an acceptance of one value must not hold for another that someone searched for. */
const FINDING_CHARACTERS = 32;

/** A suppressed finding in a layer of a side. */
interface Placed extends KnownFinding {
  readonly layer: LayerInput;
}

/**
 * Errors and credentials that comments in files suppress and that were not suppressed before (decisions: Ignore
 * comments in a file). A comment that only moves suppresses nothing new.
 * See docs/decisions/0144-new-suppressions-open.md.
 *
 * @param isMeant tells which layers are looked at.
 */
export function* suppressionChanges({ before, after }: Sides, isMeant: (kind: LayerKind) => boolean): Iterable<Change> {
  if (after.given.isUntrusted === true) return;
  const isMarked = ({ kind, text }: LayerInput) => isMeant(kind) && text !== undefined && mayIgnore(text);
  const now = suppressedOn(after, isMarked, ({ finding }) => isByComment(finding) && isOpening(finding));
  if (now.length === 0) return;
  const asked = new Set(now.map(({ identity }) => identity));
  const isBefore = ({ kind }: LayerInput) => isMeant(kind);
  const then = suppressedOn(before, isBefore, ({ identity }) => asked.has(identity));
  const known = countIdentities(then.map(({ identity }) => identity));
  for (const one of now) {
    const count = known.get(one.identity) ?? 0;
    known.set(one.identity, count - 1);
    if (count <= 0) yield toChange(one, after.name);
  }
}

function isByComment({ suppression }: SuppressedFinding): boolean {
  return suppression.kind === "comment";
}

/**
 * True for a finding that it is an opening to suppress: an error before the policy changes severities, or a credential.
 */
function isOpening(finding: SuppressedFinding): boolean {
  return finding.rule.findsCredentials === true || (finding.ownSeverity ?? severityOf(finding)) === "error";
}

/** The findings that are suppressed in some of the layers of a side, also by the policy, as far as they are meant. */
function suppressedOn(
  side: CombinedSide,
  isLayer: (layer: LayerInput) => boolean,
  isMeant: (one: KnownFinding) => boolean,
): readonly Placed[] {
  const { policy, given } = side;
  const { path } = given;
  const { vocabulary } = side.configuration;
  const around = lazily(
    () =>
      checkLayers(
        given.layers.filter(({ kind }) => kind !== "user"),
        vocabulary,
      ).documents,
  );
  return given.layers.filter(isLayer).flatMap((layer): readonly Placed[] => {
    if (layer.text === undefined) return [];
    const ofUser = layer.kind === "user" ? { layers: around(), ...(path !== undefined && { path }) } : {};
    const settings = { policy, vocabulary, ...ofUser };
    return suppressionsIn(layer.text, settings, isMeant).map((one) => ({ layer, ...one }));
  });
}

function toChange({ finding, layer, identity }: Placed, side: SideName): Change {
  const { provider, below } = providerAround(finding.place.path);
  const setting = toPointer(below).slice(1);
  const at = setting === "" ? "" : ` at ${nameText(setting)}`;
  const of = provider === null ? "" : ` of ${nameText(provider)}`;
  const { id } = finding.rule;
  return {
    effect: "opens",
    kind: "finding-suppressed",
    provider: provider === null ? null : maskSecrets(provider),
    model: null,
    setting: setting === "" ? null : setting,
    before: null,
    // The hash tells findings apart without their value, which may be a secret.
    after: { rule: id, finding: sha256(identity).slice(0, FINDING_CHARACTERS) },
    cause: causeOfSuppression(finding, layer, side),
    text: `A comment suppresses a finding of ${nameText(id)}${at}${of}: ${reasonText(finding.suppression.reason)}.`,
  };
}

/** The reason in a code span, in which backticks have no place: people put names between them. */
function reasonText(reason: string): string {
  return nameText(reason.replaceAll("`", "'"));
}

/** The provider whose entry a path leads into, and the rest of the path. */
function providerAround(path: Path): { readonly provider: string | null; readonly below: Path } {
  const depth = path[1] === "custom" ? 2 : 1;
  const provider = path[0] === "providers" && path[1] !== "default" ? path[depth] : undefined;
  if (typeof provider !== "string") return { provider: null, below: path };
  return { provider, below: path.slice(depth + 1) };
}

/** The comment that suppresses. */
function causeOfSuppression(
  { place, suppression }: SuppressedFinding,
  { kind, label }: LayerInput,
  side: SideName,
): Cause | null {
  if (suppression.kind !== "comment") return null;
  const { line, column } = suppression;
  const pointer = toExistingPointer(place.path);
  return { side, place: { kind: "layer", layer: kind, label, pointer, position: { line, column } } };
}
