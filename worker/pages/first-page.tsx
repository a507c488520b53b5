import type { CallerContext } from "../content-server/auth/caller.ts";
import type { RoutedRequest } from "../route.ts";
import { answerPage } from "./answer-page.tsx";

/** `GET /` for a person: the list of content. */
export async function answerFirstPage(request: RoutedRequest, context: CallerContext): Promise<Response> {
  return await answerPage(request, context, { title: "Content" }, <p>You are signed in.</p>);
}
