import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Json } from "../../../shared/index.ts";
import { API_ROUTES } from "../../../worker/app/index.ts";
import type { Reader } from "../../../worker/values/readers.ts";

const ajv = addFormats.default(new Ajv2020());

/** Every reader of a field or a parameter, by the route and the name. */
const readers = API_ROUTES.flatMap(({ method, path, description: { query = {}, body } }) => {
  const known = body !== undefined && "known" in body ? body.known : {};
  return Object.entries({ ...query, ...known }).map(([name, reader]) => [`${method} ${path} ${name}`, reader] as const);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 70 }),
  fc.stringMatching(/^[a-z0-9_.-]{0,64}$/),
  fc.integer().map(String),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const anyValue: fc.Arbitrary<Json> = fc.oneof(
  text,
  fc.integer(),
  fc.json().map((written): Json => JSON.parse(written)),
);

/** Values of which some can be read: beside any, the words that there are and the bounds. */
function valuesFor({ schema, fromText }: Reader<unknown>): fc.Arbitrary<Json> {
  const { enum: words = [], items, minimum = 0, maximum = 0 } = schema;
  const known = [...words, ...(items?.enum ?? []), minimum, maximum, null, true, false, "true"];
  const listed = (items?.enum ?? []).map(String).join("|");
  return fc.oneof(anyValue, fc.constantFrom<Json>(...known), fc.oneof(text, fc.constant(listed)).map(fromText));
}

it.each(readers)("the schema of %s takes whatever is read", (_, reader) => {
  const validate = ajv.compile(reader.schema);
  fc.assert(
    fc.property(valuesFor(reader), (value) => {
      expect([value, reader.read(value) === undefined || validate(value)]).toEqual([value, true]);
    }),
  );
});
