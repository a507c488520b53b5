import type { SessionMethod, SessionRecord } from "../../shared/index.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { answerPage } from "../html/answer-page.tsx";
import { Form } from "../html/form-element.tsx";
import { readForm } from "../html/form-errors.ts";
import { forgetForms } from "../html/kept-form.ts";
import { LongTable } from "../html/long-table.tsx";
import { seeOther } from "../html/messages.ts";
import { Badge } from "../html/said.tsx";
import type { Column } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { END_SESSION, END_SESSIONS, type SessionOwner } from "../sessions/operations.ts";
import { sessionColumns } from "../user-pages/user-sections.tsx";

const METHODS: Readonly<Record<SessionMethod, string>> = {
  openid_connect: "Your organisation",
  assertion: "Your organisation's proxy",
  api_key: "API key",
  invitation: "Invitation",
};

/** `GET /sessions`: where the caller is signed in. */
export async function showSessions(
  { sessions }: SessionOwner,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  return await answerPage(
    request,
    context,
    { title: "Sessions" },
    <>
      <p>
        Each browser in which you are signed in has a session. A session ends when you sign out, when it is not used for{" "}
        {context.settings.sessionIdleHours} hours, and when it expires.
      </p>
      <LongTable caption="Your sessions" rows={sessions} rowKey={({ id }) => id} columns={COLUMNS} />
      <h2>Sign out everywhere</h2>
      <p>This ends all of your sessions, also the one in this browser. Your API keys stay valid.</p>
      <Form action="/sessions/sign-out-everywhere" submit="Sign out everywhere" look="danger" />
    </>,
  );
}

const COLUMNS: readonly Column<SessionRecord>[] = [
  ...sessionColumns(METHODS),
  ["Action", ({ id, current }) => (current ? <Badge tone="good">This browser</Badge> : <SignOut id={id} />), "actions"],
];

function SignOut({ id }: { readonly id: string }) {
  return (
    <Form action={`/sessions/${id}/sign-out`} submit="Sign out" label={`Sign out the session ${id}`} look="plain" />
  );
}

/** `POST /sessions/{id}/sign-out`: ends one of the caller's sessions. */
export async function answerSignOutSession(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const ended = await perform(END_SESSION, context, {}, { id: request.params["id"] ?? "" });
  return ended.ok ? seeOther("/sessions", "session-ended") : ended.error;
}

/** `POST /sessions/sign-out-everywhere`: ends all of the caller's sessions, this one too. */
export async function answerSignOutEverywhere(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const ended = await perform(END_SESSIONS, context, {}, {});
  if (!ended.ok) return ended.error;
  return forgetForms(request, seeOther("/sign-in", "signed-out-everywhere", endedSessionCookie()));
}
