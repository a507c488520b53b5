import type { ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import { Checkbox } from "../html/fields.tsx";
import { Form, HiddenField } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { Live, Refresh } from "../html/live.tsx";
import { sizeText, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { textsOf } from "../operation/page-routes.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import { DEPLOY_BUNDLE } from "../publishing/deployment-operations.ts";
import { publicOrigin } from "../settings/settings.ts";
import { actionOf, itemForm, type SectionProps } from "./item-form.ts";
import { tabPath } from "./item-tabs.tsx";
import { UploadArea, Uploaded } from "./upload-area.tsx";

/** The parameter of the tab's address with the version that was served before the last change: undoing serves it again. */
export const BEFORE = "before";

/** Serves a version from now on. */
export const ACTIVATE_BUNDLE_FORM = itemForm({
  tab: "versions",
  path: "/activate",
  operation: DEPLOY_BUNDLE,
  section: "versions",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: true }),
  message: "bundle-activated",
  thenAsk: (form) => new URLSearchParams(textsOf(form, [BEFORE])),
});

/** Deploys a version that only those see who may change the content. */
export const DEPLOY_DRAFT_FORM = itemForm({
  tab: "versions",
  path: "/draft",
  operation: DEPLOY_BUNDLE,
  section: "versions",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: false }),
  message: "draft-deployed",
});

interface VersionsProps extends SectionProps {
  /** The address of the page. */
  readonly url: string;
}

/** The tab with the bundles of static content, each of which is a version of it. */
export function Versions({ item: { record, managed }, context, attempt, url }: VersionsProps) {
  const { caller, settings } = context;
  const { bundles } = managed;
  if (record.app_mode === "api") return <p>An API runs elsewhere, and has no versions here.</p>;
  const isShared = mayView({ accessType: record.access_type, appRole: record.app_role }, caller, settings);
  const served = bundles.find((bundle) => bundle.record.active);
  const undone = bundles.find((bundle) => bundle.record.id === new URL(url).searchParams.get(BEFORE));
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Uploaded />
      {undone !== undefined && undone !== served && <Undo record={record} undone={undone} served={served} />}
      <Upload record={record} served={served} origin={publicOrigin(settings, url)} errors={attempt?.errors} />
      <Live name="bundles">
        {bundles.length === 0 ? (
          <p>There is no version yet.</p>
        ) : (
          <Table
            caption="Versions"
            rows={bundles}
            rowKey={(bundle) => bundle.record.id}
            columns={[
              ["Version", (bundle) => bundle.record.id],
              ["Created", (bundle) => <Time value={bundle.record.created_time} />],
              ["Size", (bundle) => sizeText(bundle.record.size)],
              ["Files", ({ fileCount }) => fileCount],
              ["State", stateOf],
              [
                "Actions",
                (bundle) => <VersionActions bundle={bundle} record={record} isShared={isShared} served={served} />,
                "actions",
              ],
            ]}
          />
        )}
      </Live>
      <Refresh href={tabPath("versions", record)} />
      {bundles.length > 0 && !isShared && (
        <p>
          The content is not shared with you, so that you can neither open nor download it.{" "}
          <a href={tabPath("sharing", record)}>Add yourself</a> first.
        </p>
      )}
    </section>
  );
}

function stateOf({ record: { active }, isDeployed }: Bundle): string {
  if (active) return "Served";
  return isDeployed ? "Deployed" : "Not deployed";
}

interface UndoProps {
  readonly record: ContentRecord;
  /** The version that was served before. */
  readonly undone: Bundle;
  readonly served: Bundle | undefined;
}

/** The way back, right after another version was activated. */
function Undo({ record, undone, served }: UndoProps) {
  return (
    <div class="notice">
      <Activate
        record={record}
        id={undone.record.id}
        served={served}
        submit={`Undo: serve version ${undone.record.id} again`}
      />
    </div>
  );
}

interface ActivateProps {
  readonly record: ContentRecord;
  readonly id: string;
  /** The version that is served now, to which undoing leads back. */
  readonly served: Bundle | undefined;
  readonly submit: string;
  readonly label?: string;
}

/** The form that serves a version. */
function Activate({ record, id, served, submit, ...button }: ActivateProps) {
  return (
    <Form action={actionOf(ACTIVATE_BUNDLE_FORM, record)} submit={submit} look="plain" {...button}>
      <HiddenField name="bundle_id" value={id} />
      {served !== undefined && <HiddenField name={BEFORE} value={served.record.id} />}
    </Form>
  );
}

interface VersionActionsProps {
  readonly bundle: Bundle;
  readonly record: ContentRecord;
  /** The caller may see the files in it. */
  readonly isShared: boolean;
  readonly served: Bundle | undefined;
}

function VersionActions({ bundle: { record, isDeployed }, record: content, isShared, served }: VersionActionsProps) {
  const { id, active } = record;
  return (
    <div class="actions">
      {!active && (
        <Activate record={content} id={id} served={served} submit="Activate" label={`Activate version ${id}`} />
      )}
      {!isDeployed && (
        <Form
          action={actionOf(DEPLOY_DRAFT_FORM, content)}
          submit="Deploy as draft"
          label={`Deploy as draft: version ${id}`}
          look="plain"
        >
          <HiddenField name="bundle_id" value={id} />
        </Form>
      )}
      {isDeployed && !active && isShared && (
        <a href={`${content.content_url}_bundle${id}/`} aria-label={`View version ${id}`}>
          View
        </a>
      )}
      {isShared && (
        <a href={`/__api__/v1/content/${content.guid}/bundles/${id}/download`} aria-label={`Download version ${id}`}>
          Download
        </a>
      )}
      {!active && (
        <a href={`${tabPath("versions", content)}/${id}/delete`} aria-label={`Delete version ${id}`}>
          Delete…
        </a>
      )}
    </div>
  );
}

interface UploadProps {
  readonly record: ContentRecord;
  readonly served: Bundle | undefined;
  readonly origin: string;
  readonly errors: FormErrors | undefined;
}

/** The ways to a new version: chosen or dropped files, and a command. */
function Upload({ record, served, origin, errors }: UploadProps) {
  return (
    <>
      <UploadArea
        action={tabPath("versions", record)}
        guid={record.guid}
        served={served?.record.id}
        label="Upload a version"
        effect="No version is lost: you can serve another one at any time."
        errors={errors}
      >
        <Checkbox name="activate" label="Serve it at once" checked={true} />
      </UploadArea>
      <details>
        <summary>Upload from a terminal</summary>
        <p>
          The API calls a version a bundle. With an API key of yours in the variable API_KEY, this packs a folder and
          uploads it:
        </p>
        <pre>
          <code>{`tar -czf bundle.tar.gz -C FOLDER .
curl --fail-with-body -H "Authorization: Key $API_KEY" \\
  -H "Content-Type: application/gzip" --data-binary @bundle.tar.gz \\
  ${origin}/__api__/v1/content/${record.guid}/bundles`}</code>
        </pre>
      </details>
    </>
  );
}
