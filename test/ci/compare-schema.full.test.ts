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

/** A list of names in the schema: the keys of an object, or the values of an enumeration. */
type Names = readonly string[];

/** The schema with each of its lists changed; `index` counts them. */
function withNames(change: (names: Names, index: number) => Names): Json {
  let index = 0;
  const changedNames = (names: Names) => change(names, index++);
  return changed(own, (object) => {
    const { properties, enum: values, ...rest } = object;
    if (isObject(properties) && object["additionalProperties"] === false) {
      const keys = changedNames(Object.keys(properties));
      return {
        ...object,
        properties: Object.fromEntries(keys.map((key) => [key, properties[key] ?? { type: "boolean" }])),
      };
    }
    // Other enumerations are names that a custom entry must not have.
    return isArray(values) && rest["type"] === "string"
      ? { ...object, enum: changedNames(values.map(String)) }
      : object;
  });
}

const levels: Names[] = [];
withNames((names) => {
  levels.push(names);
  return names;
});

const NEW = "new-name";

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
    levels.map((names, index) => ({ index, last: names.at(-1) ?? "" })),
    4,
  ),
)("at level $index, of $last", ({ index, last }) => {
  const at = (change: (names: Names) => Names) =>
    compareSchemas(
      own,
      withNames((names, other) => (other === index ? change(names) : names)),
    );

  it("finds an added, a removed and a renamed name", () => {
    expect(
      namedIn(
        at((names) => [...names, NEW]),
        "published",
      ),
    ).toContain(NEW);
    expect(
      namedIn(
        at((names) => names.slice(0, -1)),
        "preset",
      ),
    ).toContain(last);
    const renamed = at((names) => [...names.slice(0, -1), NEW]);
    expect(namedIn(renamed, "preset")).toContain(last);
    expect(namedIn(renamed, "published")).toContain(NEW);
  });
});
