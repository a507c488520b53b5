import { type JsonSchema, NULL, named, recordOf, TEXT } from "../../shared/index.ts";
import { ERRORS, type FailureKind } from "../http/errors.ts";
import type { Components } from "./components.ts";
import type { Reference } from "./document-types.ts";

/** The headers of every answer. */
export const ANSWER_HEADERS = { "X-Correlation-ID": { $ref: "#/components/headers/CorrelationId" } };

/**
 * The responses of failures, by status, as references to components.
 *
 * @param isPassedOn whether others answer by the same statuses, in whatever way they like.
 */
export function failureResponses(
  kinds: Iterable<FailureKind>,
  isPassedOn: boolean,
  components: Components,
): Readonly<Record<string, Reference>> {
  const byStatus = Map.groupBy(new Set(kinds), (kind) => ERRORS[kind].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, alike]) => [status, failureResponse(alike.toSorted(), isPassedOn, components)]),
  );
}

function failureResponse(kinds: readonly FailureKind[], isPassedOn: boolean, components: Components): Reference {
  const schemas: JsonSchema[] = kinds.map(failureSchema);
  if (isPassedOn) schemas.push({ description: "What the API answers that the content is." });
  const [first = {}, ...others] = schemas;
  return components.response(`${kinds.map(inOneWord).join("Or")}${isPassedOn ? "OrOther" : ""}`, {
    description: kinds.map((kind) => `Code ${ERRORS[kind].code}: ${ERRORS[kind].meaning}`).join("\n\n"),
    headers: ANSWER_HEADERS,
    content: {
      "application/json": { schema: components.schema(others.length === 0 ? first : { anyOf: schemas }) },
      ...(isPassedOn && { "*/*": {} }),
    },
  });
}

function failureSchema(kind: FailureKind): JsonSchema {
  const { code, payload = NULL } = ERRORS[kind];
  return named(inOneWord(kind), recordOf({ code: { const: code }, error: TEXT, payload }));
}

/** `no-such-object` as `NoSuchObject`. */
function inOneWord(kind: FailureKind): string {
  return kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
