import type { ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import { ErrorSummary, Form, HiddenField } from "../html/form-element.tsx";
import { Live, Refresh } from "../html/live.tsx";
import { LongTable } from "../html/long-table.tsx";
import { sizeText } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { textsOf } from "../operation/page-routes.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import { DEPLOY_BUNDLE } from "../publishing/deployment-operations.ts";
import { publicOrigin } from "../settings/settings.ts";
import { itemPath } from "./content-words.ts";
import { actionOf, itemForm, type SectionProps } from "./item-form.ts";
import type { Managed } from "./item-operations.ts";
import { UploadArea } from "./upload-area.tsx";

/** Serves a bundle from now on. */
export const ACTIVATE_BUNDLE_FORM = itemForm({
  path: "/activate",
  operation: DEPLOY_BUNDLE,
  section: "bundles",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: true }),
  message: "bundle-activated",
});

/** Deploys a bundle that only those see who may change the content. */
export const DEPLOY_DRAFT_FORM = itemForm({
  path: "/draft",
  operation: DEPLOY_BUNDLE,
  section: "bundles",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: false }),
  message: "draft-deployed",
});

interface BundlesProps extends SectionProps {
  readonly managed: Managed;
  /** The address of the page, for the command that uploads from a terminal. */
  readonly url: string;
}

/** The section with the bundles of static content. */
export function Bundles({ item: { record }, managed: { bundles }, context, attempt, url }: BundlesProps) {
  const { caller, settings } = context;
  const isShared = mayView({ accessType: record.access_type, appRole: record.app_role }, caller, settings);
  return (
    <section aria-labelledby="bundles">
      <h2 id="bundles">Bundles</h2>
      <p>
        A bundle is a tar.gz of files. The one that is active is what visitors get; a draft is seen by those who may
        change the content.
      </p>
      {attempt !== undefined && <ErrorSummary errors={attempt.errors} />}
      <Upload
        path={`/__api__/v1/content/${record.guid}/bundles`}
        page={itemPath(record)}
        origin={publicOrigin(settings, url)}
      />
      <Live name="bundles">
        {bundles.length > 0 && (
          <LongTable
            caption="Bundles"
            rows={bundles}
            rowKey={(bundle) => bundle.record.id}
            columns={[
              ["Bundle", (bundle) => bundle.record.id],
              ["Created", (bundle) => <Time value={bundle.record.created_time} />],
              ["Size", (bundle) => sizeText(bundle.record.size)],
              ["Files", ({ fileCount }) => fileCount],
              ["State", stateOf],
              ["Actions", (bundle) => <BundleActions bundle={bundle} record={record} isShared={isShared} />],
            ]}
          />
        )}
      </Live>
      <Refresh href={itemPath(record)} />
      {bundles.length > 0 && !isShared && (
        <p>
          The content is not shared with you, so that you can neither open nor download it. Add yourself above first.
        </p>
      )}
    </section>
  );
}

function stateOf({ record: { active }, isDeployed }: Bundle): string {
  if (active) return "Active";
  return isDeployed ? "Deployed" : "Not deployed";
}

interface BundleActionsProps {
  readonly bundle: Bundle;
  readonly record: ContentRecord;
  /** The caller may see the files in it. */
  readonly isShared: boolean;
}

function BundleActions({ bundle: { record, isDeployed }, record: content, isShared }: BundleActionsProps) {
  const { id, active } = record;
  return (
    <div class="actions">
      {!active && (
        <Form
          action={actionOf(ACTIVATE_BUNDLE_FORM, content)}
          submit="Activate"
          label={`Activate the bundle ${id}`}
          look="plain"
        >
          <HiddenField name="bundle_id" value={id} />
        </Form>
      )}
      {!isDeployed && (
        <Form
          action={actionOf(DEPLOY_DRAFT_FORM, content)}
          submit="Deploy as draft"
          label={`Deploy as draft: bundle ${id}`}
          look="plain"
        >
          <HiddenField name="bundle_id" value={id} />
        </Form>
      )}
      {isDeployed && !active && isShared && (
        <a href={`${content.content_url}_bundle${id}/`} aria-label={`View the bundle ${id}`}>
          View
        </a>
      )}
      {isShared && (
        <a href={`/__api__/v1/content/${content.guid}/bundles/${id}/download`} aria-label={`Download the bundle ${id}`}>
          Download
        </a>
      )}
      {!active && (
        <a href={`${itemPath(content)}/bundles/${id}/delete`} aria-label={`Delete the bundle ${id}`}>
          Delete…
        </a>
      )}
    </div>
  );
}

interface UploadProps {
  /** The path of the API's route that takes a bundle. */
  readonly path: string;
  /** The path of the page that shows the bundle afterwards. */
  readonly page: string;
  readonly origin: string;
}

/** A script sends what is chosen or dropped; without scripts, a command sends it. */
function Upload({ path, page, origin }: UploadProps) {
  return (
    <>
      <UploadArea path={path} page={page} label="Upload a bundle" effect="It is not served until you activate it." />
      <p data-without-scripts>
        To upload in the browser, this page needs scripts. Without them, upload from a terminal.
      </p>
      <details>
        <summary>Upload from a terminal</summary>
        <p>With an API key of yours in the variable API_KEY, this packs a folder and uploads it:</p>
        <pre>
          <code>{`tar -czf bundle.tar.gz -C FOLDER .
curl --fail-with-body -H "Authorization: Key $API_KEY" \\
  -H "Content-Type: application/gzip" --data-binary @bundle.tar.gz \\
  ${origin}${path}`}</code>
        </pre>
      </details>
    </>
  );
}
