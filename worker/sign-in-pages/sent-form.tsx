import type { PageContext, PageRequest } from "../html/answer-page.tsx";
import { keepSentForm } from "../html/keep-sent.ts";
import { redirectTo } from "../http/response.ts";
import { SIGN_IN_PATH } from "../sign-in/paths.ts";
import { answerSignInPage } from "./sign-in.tsx";

/**
 * Answers a form that a page of this server sent while no one is signed in: its browser keeps what was typed, and is led to the sign-in
 * page, and from there to the page with the form. Only what is too long to be kept is answered by a page that shows it.
 */
export async function answerSentForm(request: Request, shown: PageRequest, context: PageContext): Promise<Response> {
  const sent = await keepSentForm(request, shown);
  if (sent?.kept === undefined) return await answerSignInPage(shown, context, sent?.typed);
  const answer = redirectTo(`${SIGN_IN_PATH}?to=${encodeURIComponent(sent.kept.path)}`);
  for (const cookie of sent.kept.cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}
