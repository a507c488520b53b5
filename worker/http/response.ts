import { printableJson } from "../../shared/index.ts";

/** The answer of what was deleted: there is nothing to tell. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** The status and the headers of an answer. */
interface AnswerInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON answer, indented because people read it in a terminal, and kept by no cache. */
export function json(value: unknown, init: AnswerInit = {}): Response {
  return jsonText(printableJson(value), init);
}

/** The same of a value that is written already. */
export function jsonText(text: string, { status = 200, headers = {} }: AnswerInit = {}): Response {
  const all = { ...headers, "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(text, { status, headers: all });
}
