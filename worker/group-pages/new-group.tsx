import { type GroupRecord, ok } from "../../shared/index.ts";
import { answerCreateGroup } from "../groups/operations.ts";
import { TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";

const FIELDS = ["name"];

/** `/groups/new`: creates a group, which its creator owns at first. */
export const NEW_GROUP_PAGE: FormPage<null, GroupRecord> = {
  find: async () => ok(null),
  title: () => "Create a group",
  scripts: ["send-once"],
  fields: FIELDS,
  fieldsOfKinds: { "name-taken": "name" },
  content: (_, { typed, errors }) => (
    <Form action="/groups/new" submit="Create group" errors={errors} cancel="/groups">
      <TextField
        name="name"
        label="Name"
        hint="Content is shared with a group by its name."
        required
        value={typed?.get("name") ?? ""}
        error={errors?.fields["name"]}
      />
    </Form>
  ),
  send: async (form, request, context) =>
    await callHandler(answerCreateGroup, request, context, { json: bodyOf(form, FIELDS) }),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-created"),
};
