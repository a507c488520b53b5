/** JSON Schemas on a page: their types with links to components, and their fields as lists. */

import type { ComponentChildren } from "preact";
import type { JsonSchema } from "../../shared/index.ts";
import { Markdown } from "../html/static-page.tsx";
import { placeOfSchema } from "./reference-paths.ts";
import { WITHOUT_EFFECT } from "./request.ts";

interface SchemaProps {
  readonly schema: JsonSchema;
}

/** The type of a value, in one line. */
export function Type({ schema }: SchemaProps): ComponentChildren {
  const { $ref, type, const: constant, enum: words, anyOf, items, additionalProperties } = schema;
  if ($ref !== undefined) return <ComponentLink to={$ref} />;
  if (constant !== undefined) return <Value value={constant} />;
  if (words !== undefined)
    return joined(
      words.map((word) => <Value value={word} />),
      " or ",
    );
  if (anyOf !== undefined)
    return joined(
      anyOf.map((one) => <Type schema={one} />),
      " or ",
    );
  if (items !== undefined) return ["list of ", <Type schema={items} />];
  if (typeof additionalProperties === "object") return ["object of ", <Type schema={additionalProperties} />];
  return type === undefined ? "anything" : `${[type].flat().join(" or ")}${boundsOf(schema)}`;
}

function ComponentLink({ to }: { readonly to: string }) {
  const name = to.split("/").at(-1) ?? "";
  return <a href={placeOfSchema(name)}>{name}</a>;
}

function Value({ value }: { readonly value: unknown }) {
  return <code>{JSON.stringify(value)}</code>;
}

function joined(parts: readonly ComponentChildren[], separator: string): ComponentChildren {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

function boundsOf({ minimum, maximum, minLength, maxLength, maxItems, format }: JsonSchema): string {
  const bounds = [
    format,
    rangeOf(minimum, maximum),
    rangeOf(minLength, maxLength, " characters"),
    rangeOf(undefined, maxItems, " items"),
  ];
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? "" : ` (${known.join(", ")})`;
}

function rangeOf(least: number | undefined, most: number | undefined, unit = ""): string | undefined {
  if (most === undefined) return least === undefined ? undefined : `at least ${least}${unit}`;
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}

interface EntryProps {
  readonly name: string;
  readonly notes: readonly ComponentChildren[];
  readonly description: string | undefined;
  readonly children?: ComponentChildren;
}

/** One entry of a list: a name, notes on the value, and its meaning. */
export function Entry({ name, notes, description, children }: EntryProps) {
  return (
    <>
      <dt>
        <code>{name}</code> {joined(notes, ", ")}
      </dt>
      <dd>
        {description !== undefined && (
          <p>
            <Markdown>{description}</Markdown>
          </p>
        )}
        {children}
      </dd>
    </>
  );
}

/** The fields of a schema, and of what it has within; nothing where it has none. */
export function Fields({ schema }: SchemaProps) {
  const { properties, items, additionalProperties, anyOf = [] } = schema;
  const within = [items, typeof additionalProperties === "object" ? additionalProperties : undefined, ...anyOf];
  return (
    <>
      {properties !== undefined && <OwnFields schema={schema} />}
      {within.map((one) => one !== undefined && <Fields schema={one} />)}
    </>
  );
}

function OwnFields({ schema: { properties = {}, required = [] } }: SchemaProps) {
  const { fields = [], ignored = [] } = Object.groupBy(Object.entries(properties), ([, field]) =>
    isIgnored(field) ? "ignored" : "fields",
  );
  return (
    <>
      <dl class="entries">
        {fields.map(([name, field]) => (
          <Entry
            key={name}
            name={name}
            notes={[<Type schema={field} />, ...(required.includes(name) ? [] : ["optional"])]}
            description={field.description}
          >
            <Fields schema={field} />
          </Entry>
        ))}
      </dl>
      {ignored.length > 0 && (
        <p>
          These may be sent and have no effect:{" "}
          {joined(
            ignored.map(([name]) => <code>{name}</code>),
            ", ",
          )}
          .
        </p>
      )}
    </>
  );
}

function isIgnored({ type, description }: JsonSchema): boolean {
  return type === undefined && description === WITHOUT_EFFECT.description;
}
