import type { PageContext, PageRequest } from "../html/answer-page.tsx";
import { readFields } from "../html/form-errors.ts";
import { keepForm } from "../html/kept-form.ts";
import { isForm } from "../http/request-body.ts";
import { redirectTo } from "../http/response.ts";
import { SIGN_IN_PATH } from "../sign-in/paths.ts";
import { answerSignInPage } from "./sign-in.tsx";

/**
 * Answers a form that a page of this server sent while no one is signed in: its browser keeps what was typed, and is led to the sign-in
 * page, and from there to the page with the form. Only what is too long to be kept is answered by a page that shows it.
 */
export async function answerSentForm(request: Request, shown: PageRequest, context: PageContext): Promise<Response> {
  const { headers, pathname, page } = shown;
  const form = await readFields(request);
  // A form with files is not read.
  if (!form.ok && !isForm(headers)) return await answerSignInPage(shown, context);
  const typed = form.ok ? form.value : new URLSearchParams();
  const kept = keepForm(headers, page + searchOf(headers, page), { sentTo: pathname, typed });
  if (kept === undefined) return await answerSignInPage(shown, context, typed);
  const answer = redirectTo(`${SIGN_IN_PATH}?to=${encodeURIComponent(kept.path)}`);
  for (const cookie of kept.cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** The query of the page that sent the form, such as what was searched for there; empty where the browser does not tell it. */
function searchOf(headers: Headers, page: string): string {
  const sender = URL.parse(headers.get("Referer") ?? "");
  return sender?.pathname === page ? sender.search : "";
}
