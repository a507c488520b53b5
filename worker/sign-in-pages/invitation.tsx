import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { type FormErrors, readSignInForm } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { describeUser, type VisitorContext } from "../identity/caller.ts";
import { readInvitation } from "../joining/operations.ts";
import { signInByInvitation } from "../joining/store.ts";
import { prepareSession } from "../sign-in/sign-in.ts";

const TITLE = "Invitation";

const NOT_VALID =
  "This invitation is not valid: it was accepted or replaced, or has expired. Check that the link is complete, or ask an administrator for a new one.";

/**
 * `GET /invitation#<token>`: the page that an invitation's link opens. No server and no log sees the part behind the
 * `#`; a script puts it into the form.
 */
export async function answerInvitationPage(request: RoutedRequest, context: VisitorContext): Promise<Response> {
  return await answerPage(
    request,
    context,
    { title: TITLE, scripts: ["invitation"] },
    <>
      {context.caller !== undefined && (
        <p class="warning">
          {`You are signed in as ${describeUser(context.caller)}. Accepting signs you out, and in as the user who was invited.`}
        </p>
      )}
      <InvitationForm />
    </>,
  );
}

/** `POST /invitation`: confirms the invited user and signs in; the page that follows offers the first key. */
export async function answerAcceptInvitationPage(
  request: RoutedRequest,
  context: VisitorContext,
): Promise<Response | Failure> {
  const form = await readSignInForm(request, context);
  if (!form.ok) return form.error;
  const acceptance = await readInvitation(form.value.get("token")?.trim(), context);
  if (acceptance === undefined) return await refuse(request, context);
  const who = { user: acceptance.user, method: "invitation", key: null } as const;
  const { session, cookie } = await prepareSession(request, context, who);
  const isAccepted = await signInByInvitation(context.database, acceptance, session);
  return isAccepted ? seeOther("/keys", "invitation-accepted", cookie) : await refuse(request, context);
}

async function refuse(request: RoutedRequest, context: VisitorContext): Promise<Failure> {
  const errors = { general: undefined, fields: { token: NOT_VALID }, labels: { token: TITLE } };
  const failure = { kind: "token-not-valid", scope: "invitation" } as const;
  return await refuseForm(failure, request, context, { title: TITLE }, <InvitationForm errors={errors} />);
}

function InvitationForm({ errors }: { readonly errors?: FormErrors }) {
  return (
    <>
      <p>Accept the invitation to confirm your account. You are then signed in, and create your first API key.</p>
      <Form action="/invitation" submit="Accept the invitation" errors={errors}>
        <TextField
          name="token"
          label={TITLE}
          hint="The link that you were given fills this in. Otherwise paste what stands behind the # in it."
          required
          error={errors?.fields["token"]}
        />
      </Form>
    </>
  );
}
