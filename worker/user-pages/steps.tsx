/** What is done to a user in one step, each on a page of its own that says before what it does. */

import type { Json, UserRecord } from "../../shared/index.ts";
import { Effects } from "../html/effects.tsx";
import { callHandler } from "../html/form.ts";
import { type ButtonLook, Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { type MessageName, seeOther } from "../html/messages.ts";
import type { Handler } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { answerEndSessions } from "../sessions/operations.ts";
import { answerLockUser } from "../users/operations.ts";
import type { UserOverview } from "../users/overview-store.ts";
import { describeRecord } from "../users/store.ts";
import { effectsOfLocking, effectsOfSigningOut, effectsOfUnlocking } from "./effects.ts";
import { findUserOfPage } from "./find-user.ts";

interface Step {
  /** The last part of the page's path. */
  readonly path: string;
  readonly submit: string;
  readonly look: ButtonLook;
  readonly title: (name: string) => string;
  readonly effects: (overview: UserOverview) => readonly string[];
  readonly handler: Handler<CallerContext>;
  readonly json?: Json;
  /** What it does besides to whoever takes it for their own account. */
  readonly onYourself?: string;
  readonly message: MessageName;
}

const OWN_ACCOUNT = "This is your own account: you are signed out at once.";

/** `/users/{guid}/lock` */
export const LOCK_PAGE = stepPage({
  path: "lock",
  submit: "Lock user",
  look: "danger",
  title: (name) => `Lock ${name}`,
  effects: effectsOfLocking,
  handler: answerLockUser,
  json: { locked: true },
  onYourself: OWN_ACCOUNT,
  message: "user-locked",
});

/** `/users/{guid}/unlock` */
export const UNLOCK_PAGE = stepPage({
  path: "unlock",
  submit: "Unlock user",
  look: "primary",
  title: (name) => `Unlock ${name}`,
  effects: effectsOfUnlocking,
  handler: answerLockUser,
  json: { locked: false },
  message: "user-unlocked",
});

/** `/users/{guid}/sign-out` */
export const SIGN_OUT_PAGE = stepPage({
  path: "sign-out",
  submit: "Sign out everywhere",
  look: "danger",
  title: (name) => `Sign ${name} out everywhere`,
  effects: effectsOfSigningOut,
  handler: answerEndSessions,
  onYourself: OWN_ACCOUNT,
  message: "user-signed-out",
});

function stepPage({
  path,
  submit,
  look,
  title,
  effects,
  handler,
  json,
  onYourself,
  message,
}: Step): FormPage<UserOverview, UserRecord | null> {
  return {
    find: findUserOfPage,
    title: ({ user }) => title(describeRecord(user)),
    fields: [],
    content: (overview, { caller, errors }) => {
      const { guid } = overview.user;
      return (
        <>
          <Effects
            effects={[...effects(overview), ...(caller.guid === guid && onYourself !== undefined ? [onYourself] : [])]}
          />
          <Form
            action={`/users/${guid}/${path}`}
            submit={submit}
            look={look}
            errors={errors}
            cancel={`/users/${guid}`}
          />
        </>
      );
    },
    send: async (_, request, context) => {
      const { params } = request;
      return await callHandler(handler, request, context, json === undefined ? { params } : { params, json });
    },
    done: (_, { params }) => seeOther(`/users/${params["guid"]}`, message),
  };
}
