import type { UserRecord } from "../../shared/index.ts";
import { Effects } from "../html/effects.tsx";
import { RadioGroup } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { ROLE_CHOICES } from "../html/roles.ts";
import { answerUpdateUser } from "../users/operations.ts";
import type { UserOverview } from "../users/overview-store.ts";
import { describeRecord } from "../users/store.ts";
import { effectOfRole } from "./effects.ts";
import { findUserOfPage } from "./find-user.ts";

const FIELDS = ["user_role"];

const OWN_ACCOUNT = "This is your own account: with a lower role you can no longer open this page.";

/** `/users/{guid}/role`: each role stands with what it does to this user's keys and content. */
export const ROLE_PAGE: FormPage<UserOverview, UserRecord> = {
  find: findUserOfPage,
  title: ({ user }) => `Role of ${describeRecord(user)}`,
  fields: FIELDS,
  // The last administrator keeps the role.
  fieldsOfKinds: { conflict: "user_role" },
  content: (overview, { caller, typed, errors }) => {
    const { guid, user_role } = overview.user;
    const choices = ROLE_CHOICES.map(({ hint, ...choice }) => ({
      ...choice,
      hint: `${hint} ${effectOfRole(overview, choice.value)}`,
    }));
    return (
      <Form action={`/users/${guid}/role`} submit="Change role" errors={errors} cancel={`/users/${guid}`}>
        {caller.guid === guid && <Effects effects={[OWN_ACCOUNT]} />}
        <RadioGroup
          name="user_role"
          label="Role"
          choices={choices}
          value={typed?.get("user_role") ?? user_role}
          error={errors?.fields["user_role"]}
        />
      </Form>
    );
  },
  send: async (form, request, context) =>
    await callHandler(answerUpdateUser, request, context, { params: request.params, json: bodyOf(form, FIELDS) }),
  done: ({ guid }) => seeOther(`/users/${guid}`, "role-changed"),
};
