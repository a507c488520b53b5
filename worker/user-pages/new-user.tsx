import { ok, type UserRecord } from "../../shared/index.ts";
import { RadioGroup } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { ROLE_CHOICES } from "../html/roles.ts";
import { answerCreateUser } from "../users/operations.ts";
import { USER_FIELDS, UserFields } from "./user-fields.tsx";

const FIELDS = [...USER_FIELDS, "user_role"];

/** `/users/new`: creates a user, who is invited on the page that follows. */
export const NEW_USER_PAGE: FormPage<null, UserRecord> = {
  find: async () => ok(null),
  title: () => "Create a user",
  scripts: ["send-once"],
  fields: FIELDS,
  fieldsOfKinds: { "name-taken": "username" },
  content: (_, { typed, errors }) => (
    <Form action="/users/new" submit="Create user" errors={errors} cancel="/users">
      <UserFields valueOf={(name) => typed?.get(name) ?? ""} errors={errors} />
      <RadioGroup
        name="user_role"
        label="Role"
        choices={ROLE_CHOICES}
        value={typed?.get("user_role") ?? "viewer"}
        error={errors?.fields["user_role"]}
      />
    </Form>
  ),
  send: async (form, request, context) =>
    await callHandler(answerCreateUser, request, context, { json: bodyOf(form, FIELDS) }),
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-created"),
};
