/** Control characters, marks of writing direction, joiners, fillers and their like. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiners between letters of scripts that they change the look of, and what makes a sign an emoji. */
const SEEN_BY_ITS_EFFECT =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** True for a name with characters that cannot be seen, other than joiners in scripts that need them. */
export function holdsInvisible(name: string): boolean {
  return INVISIBLE.test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}
