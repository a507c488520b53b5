import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { pattern } from "../values/readers.ts";

/** A username. */
export const USERNAME = pattern(
  new RegExp(`^(?!system$)[A-Za-z0-9_][A-Za-z0-9_.@+-]{0,${NAME_MAX_CHARACTERS - 1}}$`, "i"),
  `1 to ${NAME_MAX_CHARACTERS} letters from A to Z, digits, or any of _ . @ + -, with a letter, a digit or _ first, and not "System"`,
);

/** Room for the number of the last of some users who would be called the same. */
const NUMBER_MAX_CHARACTERS = 5;

/** The username that is nearest to a text, with room for a number after it. */
export function usernameFrom(text: string): string {
  const allowed = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.@+-]+/g, "-")
    .replace(/^[^\w]+/, "")
    .slice(0, NAME_MAX_CHARACTERS - NUMBER_MAX_CHARACTERS);
  return USERNAME.read(allowed) ?? "user";
}
