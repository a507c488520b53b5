/** Reads a page of a list that is paged by number (specification, section 2.4). */

import { isArray, isObject, type Json } from "../text/json.ts";
import { fail, scanOf, skipSpace } from "./json-scan.ts";
import { skipValue } from "./json-values.ts";

/** What the body of an answer turned out to be. The message repeats nothing of it. */
export type OffsetPageText =
  | {
      readonly kind: "page";
      readonly results: readonly Json[];
      /** `current_page`. */
      readonly number: number;
      /** Null where the server does not say. */
      readonly total: number | null;
    }
  | { readonly kind: "malformed"; readonly message: string };

/** Reads the body of an answer. */
export function readOffsetPage(bytes: Uint8Array): OffsetPageText {
  const scan = scanOf(bytes);
  skipSpace(scan);
  if (!skipValue(scan, 0) || !isAtEnd(scan)) {
    return { kind: "malformed", message: `The body ${scan.fault?.what}, at byte ${scan.fault?.at}.` };
  }
  const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  const { results, current_page: number, total } = isObject(json) ? json : {};
  if (!isArray(results) || !isCount(number)) {
    const message = 'The body is no page of a list, with the array "results" and the whole number "current_page".';
    return { kind: "malformed", message };
  }
  return { kind: "page", results, number, total: isCount(total) ? total : null };
}

function isAtEnd(scan: ReturnType<typeof scanOf>): boolean {
  skipSpace(scan);
  return scan.at === scan.bytes.length || fail(scan, "goes on after its end");
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
