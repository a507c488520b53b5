import type { BundleRecord } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { answerDeleteBundle, answerReadBundle } from "../../content-server/routes/bundles.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { Form } from "../components/form.tsx";
import { callHandler, readForm } from "../form.ts";
import { type FormErrors, formErrors } from "../form-errors.ts";
import { seeOther } from "../messages.ts";

/** `GET /items/{guid}/bundles/{id}/delete`: says what is lost with a bundle, and asks for a confirmation. */
export async function answerBundleDeletionPage(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const { params } = request;
  const bundle = await callHandler<BundleRecord>(answerReadBundle, request, context, { params });
  if (!bundle.ok) return bundle.error;
  return await answerPage(request, context, initOf(bundle.value), <Deletion bundle={bundle.value} />);
}

/** `POST /items/{guid}/bundles/{id}/delete`. */
export async function answerDeleteItemBundle(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const { params } = request;
  const bundle = await callHandler<BundleRecord>(answerReadBundle, request, context, { params });
  if (!bundle.ok) return bundle.error;
  const deleted = await callHandler<null>(answerDeleteBundle, request, context, { params });
  if (deleted.ok) return seeOther(`/items/${bundle.value.content_guid}`, "bundle-deleted");
  const content = <Deletion bundle={bundle.value} errors={formErrors(deleted.error, [])} />;
  return await refuseForm(deleted.error, request, context, initOf(bundle.value), content);
}

function initOf({ id }: BundleRecord) {
  return { title: `Delete the bundle ${id}?` };
}

interface DeletionProps {
  readonly bundle: BundleRecord;
  readonly errors?: FormErrors;
}

function Deletion({ bundle: { id, content_guid }, errors }: DeletionProps) {
  const path = `/items/${content_guid}`;
  return (
    <>
      <p>
        This cannot be undone: the archive and its files are lost, and links to it as a draft stop working. What is
        active stays. Download the bundle first if you want to keep it.
      </p>
      <Form
        action={`${path}/bundles/${id}/delete`}
        submit="Delete bundle"
        look="danger"
        errors={errors}
        cancel={path}
      />
    </>
  );
}
