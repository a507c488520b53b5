import type { Json } from "../json.ts";

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
