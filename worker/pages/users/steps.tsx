/** What is done to a user in one step, each on a page of its own that says before what it does. */

import type { Json, UserRecord } from "../../../shared/index.ts";
import type { Caller, CallerContext } from "../../content-server/auth/caller.ts";
import { answerEndSessions } from "../../content-server/routes/sessions.ts";
import { answerLockUser } from "../../content-server/routes/users.ts";
import type { UserOverview } from "../../content-server/store/user-overview.ts";
import type { Handler } from "../../route.ts";
import { Effects } from "../components/effects.tsx";
import { type ButtonLook, Form } from "../components/form.tsx";
import { callHandler } from "../form.ts";
import type { FormPage } from "../form-page.ts";
import { type MessageName, seeOther } from "../messages.ts";
import { effectsOfLocking, effectsOfSigningOut, effectsOfUnlocking } from "./effects.ts";
import { findUserOfPage } from "./find-user.ts";
import { nameOfUser } from "./user-name.ts";

interface Step {
  /** The last part of the page's path. */
  readonly path: string;
  readonly submit: string;
  readonly look: ButtonLook;
  readonly title: (name: string) => string;
  readonly effects: (overview: UserOverview) => readonly string[];
  readonly handler: Handler<CallerContext>;
  readonly json?: Json;
  readonly message: MessageName;
}

/** `/users/{guid}/lock` */
export const LOCK_PAGE = stepPage({
  path: "lock",
  submit: "Lock user",
  look: "danger",
  title: (name) => `Lock ${name}`,
  effects: effectsOfLocking,
  handler: answerLockUser,
  json: { locked: true },
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
  message,
}: Step): FormPage<UserOverview, UserRecord | null> {
  return {
    find: findUserOfPage,
    title: ({ user }) => title(nameOfUser(user)),
    fields: [],
    content: (overview, { caller, errors }) => {
      const { guid } = overview.user;
      return (
        <>
          <Effects effects={[...effects(overview), ...effectOnYourself(caller, guid, look)]} />
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

function effectOnYourself(caller: Caller, guid: string, look: ButtonLook): readonly string[] {
  return caller.guid === guid && look === "danger" ? ["This is your own account: you are signed out at once."] : [];
}
