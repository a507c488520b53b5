import { isForm } from "../http/request-body.ts";
import type { PageRequest } from "./answer-page.tsx";
import { readFields } from "./form-errors.ts";
import { type Keeping, keepable, keepForm } from "./kept-form.ts";
import { fieldsBeforeFile } from "./upload-form.ts";

/** A form that could not be taken. */
export interface SentForm {
  /** The fields that may be kept. */
  readonly typed: URLSearchParams;
  /** Undefined where they are too long to be kept. */
  readonly kept: Keeping | undefined;
}

/** Has its browser keep the form that a request sends; undefined for what is no form of a page. */
export async function keepSentForm(request: Request, shown: PageRequest): Promise<SentForm | undefined> {
  const { headers, pathname, page } = shown;
  const form = await readFields(request);
  if (!form.ok && !isForm(headers)) return undefined;
  const kept = keepable(pathname, form.ok ? form.value : await fieldsBeforeFile(request));
  return { typed: kept.typed, kept: keepForm(headers, page + searchOf(headers, page), kept) };
}

/** The query of the page that sent the form, such as what was searched for there; empty where the browser does not tell it. */
function searchOf(headers: Headers, page: string): string {
  const sender = URL.parse(headers.get("Referer") ?? "");
  return sender?.pathname === page ? sender.search : "";
}
