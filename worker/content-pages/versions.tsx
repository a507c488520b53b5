import type { ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import { Checkbox } from "../html/fields.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { Live, Refresh } from "../html/live.tsx";
import { LongTable } from "../html/long-table.tsx";
import { sizeText } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { Bundle } from "../publishing/bundle-store.ts";
import { publicOrigin } from "../settings/settings.ts";
import type { SectionProps } from "./item-form.ts";
import { tabPath } from "./item-tabs.tsx";
import { UploadArea, Uploaded } from "./upload-area.tsx";
import { BEFORE, Undo, VersionActions } from "./version-actions.tsx";

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
          <LongTable
            caption="Versions"
            rows={bundles}
            rowKey={(bundle) => bundle.record.id}
            columns={[
              ["Version", (bundle) => `Version ${bundle.record.id}`],
              ["Created", (bundle) => <Time value={bundle.record.created_time} />],
              ["Size", (bundle) => sizeText(bundle.record.size)],
              ["Files", ({ fileCount }) => fileCount],
              ["State", stateOf],
              [
                "Actions",
                (bundle) => (
                  <VersionActions bundle={bundle} record={record} isShared={isShared} served={served}>
                    {isShared && !bundle.record.active && <Differences record={record} id={bundle.record.id} />}
                  </VersionActions>
                ),
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

interface DifferencesProps {
  readonly record: ContentRecord;
  readonly id: string;
}

function Differences({ record, id }: DifferencesProps) {
  return (
    <a href={`${tabPath("versions", record)}/${id}`} aria-label={`What differs in version ${id}`}>
      What differs
    </a>
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
