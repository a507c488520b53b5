import type { BundleRecord } from "../../../shared/index.ts";
import { answerDeleteBundle, answerReadBundle } from "../../content-server/routes/bundles.ts";
import { Effects } from "../components/effects.tsx";
import { Form } from "../components/form.tsx";
import { callHandler } from "../form.ts";
import type { FormPage } from "../form-page.ts";
import { seeOther } from "../messages.ts";

/** `/items/{guid}/bundles/{id}/delete`: says what is lost with a bundle, and asks for a confirmation. */
export const DELETE_BUNDLE_PAGE: FormPage<BundleRecord, null> = {
  find: async (request, context) => await callHandler(answerReadBundle, request, context, { params: request.params }),
  title: ({ id }) => `Delete the bundle ${id}?`,
  fields: [],
  content: ({ id, content_guid }, { errors }) => (
    <>
      <Effects
        effects={[
          "The archive and its files are lost. This cannot be undone: download the bundle first if you want to keep it.",
          "Links to it as a draft stop working. The bundle that is active stays.",
        ]}
      />
      <Form
        action={`/items/${content_guid}/bundles/${id}/delete`}
        submit="Delete bundle"
        look="danger"
        errors={errors}
        cancel={`/items/${content_guid}`}
      />
    </>
  ),
  send: async (_, request, context) =>
    await callHandler(answerDeleteBundle, request, context, { params: request.params }),
  done: (_, { params }) => seeOther(`/items/${params["guid"]}`, "bundle-deleted"),
};
