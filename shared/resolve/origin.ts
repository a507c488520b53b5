import type { PrecedenceRule } from "../effective/precedence.ts";
import type { Json } from "../text/json.ts";
import type { LayerKind } from "../vocabulary/vocabulary.ts";

/** Where a value stands. */
export type OriginPlace =
  | {
      readonly kind: "layer";
      readonly layer: LayerKind;
      /** As the caller named the layer. */
      readonly label: string;
      /**
       * JSON pointer (RFC 6901) into the layer's document: of the value, or, where a name on the way looks like a secret, of the
       * last value before it.
       */
      readonly pointer: string;
      /** The value's first character; only where the layer came as text. */
      readonly position?: LinePosition;
    }
  /** A model as the provider returned it; `field` is `id` where the place is the model as a whole. */
  | { readonly kind: "discovered"; readonly provider: string; readonly model: string; readonly field: string }
  /** The vocabulary's own; the pointer leads into it. */
  | { readonly kind: "vocabulary"; readonly pointer: string }
  /** It is set nowhere. */
  | { readonly kind: "default" };

/** A place in a layer's text. */
export interface LinePosition {
  /** 1-based. LF, CRLF and CR end a line. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. A byte order mark is not counted. */
  readonly column: number;
}

/** A value that could have held. */
export interface Candidate {
  readonly place: OriginPlace;
  readonly rule: PrecedenceRule;
  /**
   * The value that would be in force. Never there for a header. In URLs userinfo, query and fragment are masked. For
   * the offer of a model it is true or false, for lists may be long.
   */
  readonly value?: Json;
}

/** Why an effective value is what it is. The value itself is the catalogue's. */
export interface Origin {
  readonly place: OriginPlace;
  readonly rule: PrecedenceRule;
  /** The other candidates, from the one that came nearest. */
  readonly lost: readonly Candidate[];
}

/**
 * The origin that candidates make, in order of precedence: the first one's. Undefined where there is none.
 */
export function originOf(candidates: readonly Candidate[]): Origin | undefined {
  const [first, ...lost] = candidates;
  return first && { place: first.place, rule: first.rule, lost };
}

/** Origins by name, without what has none. */
export function originsBy(found: readonly (readonly [string, Origin | undefined])[]): Readonly<Record<string, Origin>> {
  return Object.fromEntries(found.filter((one): one is readonly [string, Origin] => one[1] !== undefined));
}
