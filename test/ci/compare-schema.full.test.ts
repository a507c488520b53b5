import { describe, expect, it } from "vitest";
import { compareSchemas } from "../../.ci/compare-schema.ts";
import { buildSchema, isArray, isObject, type Json, type JsonObject, PRESETS } from "../../shared/index.ts";
import { chosen } from "../support/size.ts";

const whole: Json = JSON.parse(JSON.stringify(buildSchema(PRESETS["posit-assistant"])));
/** A definition that nothing refers to makes no difference. */
const isUsed = (name: string) => JSON.stringify(whole).includes(`"#/definitions/${name}"`);
const own = changed(whole, ({ definitions, ...rest }) =>
  isObject(definitions)
    ? { ...rest, definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => isUsed(name))) }
    : rest,
);

/** A schema with each of its objects changed. */
function changed(schema: Json, change: (object: JsonObject) => JsonObject): Json {
  if (isArray(schema)) return schema.map((one) => changed(one, change));
  if (!isObject(schema)) return schema;
  return change(Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, changed(value, change)])));
}

/** The lists of names in the schema, in one order: the keys of an object, or the values of an enumeration. */
type Names =
  | { readonly kind: "keys"; readonly names: JsonObject }
  | { readonly kind: "values"; readonly names: readonly Json[] };

function withNames(change: (names: Names, index: number) => JsonObject | readonly Json[]): Json {
  let index = 0;
  return changed(own, (object) => {
    const { properties, enum: values, ...rest } = object;
    if (isObject(properties) && object["additionalProperties"] === false)
      return { ...object, properties: change({ kind: "keys", names: properties }, index++) as JsonObject };
    // The other lists say which names a custom entry must not have.
    if (isArray(values) && rest["type"] === "string")
      return { ...object, enum: change({ kind: "values", names: values }, index++) as readonly Json[] };
    return object;
  });
}

const levels: Names[] = [];
withNames((names) => {
  levels.push(names);
  return names.names;
});

const NEW = "new-name";
const lastOf = ({ kind, names }: Names) => (kind === "keys" ? (Object.keys(names).at(-1) ?? "") : String(names.at(-1)));

const without = ({ kind, names }: Names) =>
  kind === "keys" ? Object.fromEntries(Object.entries(names).slice(0, -1)) : names.slice(0, -1);
const withNew = (all: Names) =>
  all.kind === "keys" ? { ...all.names, [NEW]: { type: "boolean" } } : [...all.names, NEW];

const namedIn = (disagreements: ReturnType<typeof compareSchemas>, by: "preset" | "published") =>
  disagreements
    .filter(({ acceptedBy }) => acceptedBy === by)
    .flatMap(({ pointer, value }) => [pointer.split("/").at(-1), value]);

it("finds no difference to the preset's own schema, also with its keys in propertyNames", () => {
  const written = changed(own, (object) => {
    const { properties, additionalProperties, ...rest } = object;
    const keys = Object.keys(isObject(properties) ? properties : {});
    return additionalProperties === false && keys.includes("anthropic-messages")
      ? { ...rest, propertyNames: { enum: keys }, additionalProperties: { type: "string" } }
      : object;
  });
  expect(JSON.stringify(written)).toContain('"propertyNames":{"enum":["anthropic-messages"');
  expect(compareSchemas(own, own)).toEqual([]);
  expect(compareSchemas(own, written)).toEqual([]);
});

describe.each(
  chosen(
    levels.map((names, index) => ({ names, index, last: lastOf(names) })),
    4,
  ),
)("at level $index, of $last", ({ index, last }) => {
  const at = (changedNames: (names: Names) => JsonObject | readonly Json[]) =>
    compareSchemas(
      own,
      withNames((one, other) => (other === index ? changedNames(one) : one.names)),
    );

  it("finds an added, a removed and a renamed name", () => {
    expect(namedIn(at(withNew), "published")).toContain(NEW);
    expect(namedIn(at(without), "preset")).toContain(last);
    const renamed = at((one) => withNew({ ...one, names: without(one) } as Names));
    expect(namedIn(renamed, "preset")).toContain(last);
    expect(namedIn(renamed, "published")).toContain(NEW);
  });
});
