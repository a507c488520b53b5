import type { SessionMethod, SessionRecord } from "../../shared/index.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { answerPage } from "../html/answer-page.tsx";
import { callHandler, readForm } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { answerEndSession, answerEndSessions, answerListSessions } from "../sessions/operations.ts";

const METHODS: Readonly<Record<SessionMethod, string>> = {
  openid_connect: "Your organisation",
  assertion: "Your organisation's proxy",
  api_key: "API key",
  invitation: "Invitation",
};

/** `GET /sessions`: where the caller is signed in. */
export async function answerSessionsPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const params = { guid: context.caller.guid };
  const sessions = await callHandler<readonly SessionRecord[]>(answerListSessions, request, context, { params });
  if (!sessions.ok) return sessions.error;
  return await answerPage(
    request,
    context,
    { title: "Sessions" },
    <>
      <p>
        Each browser in which you are signed in has a session. A session ends when you sign out, when it is not used for{" "}
        {context.settings.sessionIdleHours} hours, and when it expires.
      </p>
      <Table
        caption="Your sessions"
        columns={["Signed in by", "Signed in", "Last used", "Expires", "Action"]}
        rows={sessions.value.map(rowOf)}
      />
      <h2>Sign out everywhere</h2>
      <p>This ends all of your sessions, also the one in this browser. Your API keys stay valid.</p>
      <Form action="/sessions/sign-out-everywhere" submit="Sign out everywhere" look="danger" />
    </>,
  );
}

function rowOf({ id, method, api_key_name, created_time, active_time, expires_at, current }: SessionRecord) {
  const way = api_key_name === null ? METHODS[method] : `${METHODS[method]} ${api_key_name}`;
  const end = (
    <Form action={`/sessions/${id}/sign-out`} submit="Sign out" label={`Sign out the session ${id}`} look="plain" />
  );
  return {
    id,
    cells: [
      way,
      <Time value={created_time} />,
      <Time value={active_time} />,
      <Time value={expires_at} />,
      current ? "This browser" : end,
    ],
  };
}

/** `POST /sessions/{id}/sign-out`: ends one of the caller's sessions. */
export async function answerSignOutSession(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const params = { guid: context.caller.guid, id: request.params["id"] ?? "" };
  const ended = await callHandler<null>(answerEndSession, request, context, { params });
  return ended.ok ? seeOther("/sessions", "session-ended") : ended.error;
}

/** `POST /sessions/sign-out-everywhere`: ends all of the caller's sessions, this one too. */
export async function answerSignOutEverywhere(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const params = { guid: context.caller.guid };
  const ended = await callHandler<null>(answerEndSessions, request, context, { params });
  if (!ended.ok) return ended.error;
  const answer = seeOther("/sign-in", "signed-out-everywhere");
  answer.headers.append("Set-Cookie", endedSessionCookie());
  return answer;
}
