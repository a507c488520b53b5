import { chosen, sized } from "../../support/size.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** To ask about all kinds takes a quarter of an hour. */
const ONE_KIND_OF = 6;
const FIRST_KIND = 3;

/** One of every so many kinds, the same ones in each run; in the small size fewer, by the seed. */
export function someKinds(): readonly (readonly [string, Kind])[] {
  const kinds = Object.entries(KINDS);
  return sized({
    full: kinds.filter((_, index) => index % ONE_KIND_OF === FIRST_KIND),
    small: chosen(kinds, 10 * ONE_KIND_OF),
  });
}
