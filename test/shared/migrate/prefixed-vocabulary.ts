import type { Vocabulary } from "../../../shared/index.ts";
import type { EntryKind } from "../../../shared/vocabulary/vocabulary.ts";

/** A vocabulary with a text before each of its names. */
export function prefixed(vocabulary: Vocabulary, prefix: string): Vocabulary {
  const put = (name: string) => `${prefix}${name}`;
  const table = <Entry, Other>(entries: Readonly<Record<string, Entry>>, change: (entry: Entry) => Other) =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [put(name), change(entry)]));
  const same = <Entry>(entry: Entry): Entry => entry;
  const entryKind = <Entry extends EntryKind>(entry: Entry): Entry => ({
    ...entry,
    sections: entry.sections.map(put),
    ...(entry.fields === undefined ? {} : { fields: entry.fields.map(put) }),
    ...(entry.defaultProtocol === undefined ? {} : { defaultProtocol: put(entry.defaultProtocol) }),
  });
  return {
    ...vocabulary,
    protocols: table(vocabulary.protocols, ({ provider, formerNames, ...protocol }) => ({
      ...protocol,
      ...(provider === undefined ? {} : { provider: put(provider) }),
      ...(formerNames === undefined ? {} : { formerNames: formerNames.map(put) }),
    })),
    providers: table(vocabulary.providers, entryKind),
    customVariants: table(vocabulary.customVariants, entryKind),
    sections: table(vocabulary.sections, (section) => ({ ...section, fields: table(section.fields, same) })),
    fields: table(vocabulary.fields ?? {}, same),
    topLevel: table(vocabulary.topLevel ?? {}, same),
    schemaAddresses: [put("address")],
  };
}

/** The names of a vocabulary with the one text before each, by those with the other. */
export function renames(vocabulary: Vocabulary, from: string, to: string): ReadonlyMap<string, string> {
  const { protocols, providers, customVariants, sections, fields = {}, topLevel = {} } = vocabulary;
  const inSections = Object.values(sections).flatMap((section) => Object.keys(section.fields));
  const tables = [protocols, providers, customVariants, sections, fields, topLevel];
  return new Map(
    [...tables.flatMap((table) => Object.keys(table)), ...inSections].map((name) => [`${from}${name}`, `${to}${name}`]),
  );
}
