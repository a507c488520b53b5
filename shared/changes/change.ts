import type { LinePosition, OriginPlace } from "../resolve/origin.ts";
import type { Json } from "../text/json.ts";

/** The effects of a change on what people can reach (decisions: What a change does), in the order of reports. */
export const EFFECTS = ["opens", "breaks", "moves", "changes", "none"] as const;

export type Effect = (typeof EFFECTS)[number];

/** The kinds of change: a few words for programs, each with one effect. */
export const CHANGE_KINDS = [
  "provider-available",
  "every-model-offered",
  "destination-added",
  "encryption-lost",
  "model-offered",
  "enforced-value-removed",
  "policy-loosened",
  "finding-suppressed",
  "provider-unavailable",
  "every-model-withdrawn",
  "model-withdrawn",
  "connection-changed",
  "model-moved",
  "model-changed",
  "setting-without-effect",
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One thing that a change does, as people see it. Plain JSON, without a secret: names and URLs are masked. */
export interface Change {
  readonly effect: Effect;
  readonly kind: ChangeKind;
  /** The provider's id; null where it concerns all of them. */
  readonly provider: string | null;
  /** The model's id; null where it concerns the provider. */
  readonly model: string | null;
  /**
   * The setting that is another, by its path below the provider, the model or the policy: `endpoints/provider-b-chat`; null
   * where it is not one.
   */
  readonly setting: string | null;
  /** Null where there was nothing. A header's value is only "set" or "changed"; "own host" is the provider's. */
  readonly before: Json;
  readonly after: Json;
  /** The value that decides; null where none is stated. */
  readonly cause: Cause | null;
  /** One sentence of inline Markdown that reads as plain text, too: names stand in code spans, and nothing else is markup. */
  readonly text: string;
}

/** The value that decides, on the side where it stands: after the change, or before it where nothing is left. */
export interface Cause {
  readonly side: SideName;
  readonly place: CausePlace;
}

export type SideName = "before" | "after";

export type CausePlace = OriginPlace | PolicyPlace;

/** A value of the policy. */
export interface PolicyPlace {
  readonly kind: "policy";
  /** Its file as the caller named it; undefined where it is not from one. */
  readonly label?: string;
  /** JSON pointer (RFC 6901) into the policy. */
  readonly pointer: string;
  /** The value's first character; only where its file is known. */
  readonly position?: LinePosition;
}

/** Tells if one of the changes opens something that was closed. */
export function opensAny(changes: readonly Pick<Change, "effect">[]): boolean {
  return changes.some(({ effect }) => effect === "opens");
}

/** The changes in the order of reports; those with one effect in the order in which they were found. */
export function inEffectOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect));
}
