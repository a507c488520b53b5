import type { Random } from "../../fuzz/random.ts";

/** A request on its way from right to wrong. */
export interface Draft {
  readonly method: string;
  /** With its percent-escapes. */
  readonly path: string;
  /** The text after the question mark; undefined where there is none. */
  readonly query: string | undefined;
  readonly headers: readonly Header[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export type Header = readonly [name: string, value: string];

/** The material of mutations. */
export interface Material {
  /** Ids of all kinds of objects: what is right in one place is wrong in another. */
  readonly ids: readonly string[];
  /** Names of fields and parameters that the server reads somewhere. */
  readonly names: readonly string[];
  /** The caller's key, or another one where there is none. */
  readonly key: string;
  /** The secrets that no answer and no log may repeat. */
  readonly secret: string;
}

/** Makes one part of a request wrong. */
export type Mutate = (draft: Draft, random: Random, material: Material) => Draft;

/** A header in the place of one of that name. */
export function withHeader(draft: Draft, [name, value]: Header): Draft {
  const others = draft.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return { ...draft, headers: [...others, [name, value]] };
}
