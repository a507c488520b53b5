/**
 * The description of routes for the document that describes the API.
 * See docs/decisions/0106-routes-describe-themselves.md.
 */

import type { JsonSchema } from "../../shared/index.ts";
import type { TokenScope } from "../identity/signed-token.ts";
import type { Readers } from "../values/readers.ts";
import type { FailureKind } from "./errors.ts";
import type { JsonBody } from "./fields.ts";

/** The input and the answers of a route, beyond those that its path and its permission state. */
export interface Description {
  /** The `operationId`; by default, the name of the handler. */
  readonly name?: string;
  /** The readers of its query. */
  readonly query?: Readers;
  /** The reader of its body. */
  readonly body?: JsonBody | OtherBody;
  /** The answers where it does not fail: by status, and by default. */
  readonly answers: { readonly [status: number]: DescribedAnswer; readonly default?: DescribedAnswer };
  /** The failures beyond those of its permission, its query and its body. */
  readonly failures?: readonly FailureKind[];
  /** The signed token that it takes where others take a key. */
  readonly token?: TokenScope;
}

/** A body that is not read by fields. */
export interface OtherBody {
  /** By media type. */
  readonly content: Readonly<Record<string, JsonSchema>>;
  readonly failures: readonly FailureKind[];
}

/** JSON by its schema, a file by its media type, or null where there is no body. */
export type DescribedAnswer = JsonSchema | { readonly mediaType: string } | null;

/**
 * Tells if a route answers a list: an array, or a page of one. It takes no parameter that it does not know, and none without a
 * value.
 * See docs/decisions/0153-lists-are-strict.md.
 */
export function isList({ answers }: Description): boolean {
  const answer = answers[200] ?? null;
  if (answer === null || "mediaType" in answer) return false;
  return answer.type === "array" || Object.hasOwn(answer.properties ?? {}, "results");
}

/** The answers of what everybody gets alike, and asks for with the entity tag that it had. */
export function cached(mediaType: string): Description["answers"] {
  return { 200: { mediaType }, 304: null };
}

/** The answer of a page. */
export const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };

/** The answer of a form that was accepted. */
export const FORM: Description = { answers: { 303: null } };
