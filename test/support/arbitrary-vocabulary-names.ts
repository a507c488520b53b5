import fc from "fast-check";
import { words } from "./words.ts";

/** Names that objects have by themselves, that are numbers, and that pointers, references and patterns write otherwise. */
const oddName = fc.constantFrom(
  ...words(`
    constructor toString hasOwnProperty $ref $schema definitions 7 a/b a~b a~1b a.b a b 100% a%2Fb #/a größe 😀 $1}
    providers cloud
  `),
  "a b",
  'say "x"',
);
/** A name that a vocabulary may have. */
export const name = fc.oneof(
  oddName,
  fc.stringMatching(/^[a-z][a-z0-9_.-]{0,12}$/),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .filter((text) => /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}])+$/u.test(text)),
);

/** The keys that every file, `providers` and every entry have already. */
const TAKEN = {
  topLevel: ["$schema", "providers"],
  providers: ["default", "custom"],
  entry: ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol", "type"],
};

/** Different names, none of which is taken. */
export const names = (maxLength: number, minLength = 0, taken: readonly string[] = []) =>
  fc.uniqueArray(
    name.filter((one) => !taken.includes(one)),
    { minLength, maxLength },
  );

/** The names of each table, which may be referred to. */
export interface AllNames {
  readonly protocols: readonly string[];
  /** Names that no protocol has now. */
  readonly formerNames: readonly string[];
  readonly providers: readonly string[];
  readonly sections: readonly string[];
  readonly fields: readonly string[];
  readonly customVariants: readonly string[];
  readonly topLevel: readonly string[];
}

export const allNames: fc.Arbitrary<AllNames> = fc
  .record({
    protocols: names(4, 1),
    formerNames: names(3),
    providers: names(4, 0, TAKEN.providers),
    sections: names(3, 0, TAKEN.entry),
    fields: fc.oneof(names(3, 0, TAKEN.entry), fc.constant<string[]>(["apiKey"])),
    customVariants: names(3),
    topLevel: names(2, 0, TAKEN.topLevel),
  })
  .filter(({ providers, customVariants }) => providers.length + customVariants.length > 0)
  .map((all) => ({
    ...all,
    formerNames: all.formerNames.filter((one) => !all.protocols.includes(one)),
    fields: all.fields.filter((one) => !all.sections.includes(one)),
  }));
