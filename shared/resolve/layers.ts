import type { Range, RuleDescription } from "../diagnostic/diagnostic.ts";
import type { Json, JsonObject, Path } from "../text/json.ts";
import type { BlockFault } from "../validate/block-fault.ts";

/** From the highest rank to the lowest (decisions: Layers). */
export const LAYER_KINDS = ["enforced", "user", "default"] as const;

export type LayerKind = (typeof LAYER_KINDS)[number];

/**
 * One configuration of several that hold together. Of two layers of one kind, the later one in the input is the higher.
 * The order between kinds does not matter.
 */
export type LayerInput = {
  readonly kind: LayerKind;
  /** How people know it, such as its file's path. Not a secret: it is repeated in origins and diagnostics. */
  readonly label: string;
} & ({ readonly text: string; readonly value?: never } | { readonly value: Json; readonly text?: never });

/** A layer that was read. */
export interface Layer {
  readonly kind: LayerKind;
  readonly label: string;
  /** Without what is not valid. */
  readonly document: JsonObject;
  /** Where the value at a path, or its key, stands in the layer's text; undefined where it came as a value. */
  readonly locate?: (path: Path, part: "key" | "value") => Range;
}

/** What the earlier stages do for this one; `resolve.ts` puts them together. */
export interface Tools {
  /** Reads a text: an object, or what keeps it from being one. */
  readonly readText: (text: string) => ReadDocument;
  /** Whether a block of a document (see `salvage.ts`) is valid, its key and what it holds. */
  readonly isValid: (document: Json, block: Path, mayLackType: boolean) => boolean;
  /** What is wrong with a block that is not valid. */
  readonly faultOf: (document: Json, block: Path, mayLackType: boolean) => BlockFault;
  /** JSON pointer of a path, with secrets in keys masked. */
  readonly toPointer: (path: Path) => string;
  /** A name in quotes, with secrets masked. */
  readonly quote: (name: string) => string;
  /** A URL's text with userinfo, query and fragment masked. */
  readonly maskUrl: (url: string) => string;
  readonly rules: Readonly<Record<"unreadable" | "block" | "conflict", RuleDescription>>;
}

export type ReadDocument =
  | { readonly document: JsonObject; readonly locate?: NonNullable<Layer["locate"]> }
  | { readonly trouble: string; readonly advice: string; readonly range?: Range };

/** Layers from the highest to the lowest. */
export function rankLayers<One extends { readonly kind: LayerKind }>(layers: readonly One[]): readonly One[] {
  return LAYER_KINDS.flatMap((kind) => layers.filter((layer) => layer.kind === kind).toReversed());
}
