import type { ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import { Checkbox } from "../html/fields.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { Live, Refresh } from "../html/live.tsx";
import { LongTable } from "../html/long-table.tsx";
import { readMessage } from "../html/messages.ts";
import { sizeText } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import { publicOrigin } from "../settings/settings.ts";
import type { SectionProps } from "./item-form.ts";
import { tabPath } from "./item-tabs.tsx";
import { UploadArea, Uploaded } from "./upload-area.tsx";
import { BEFORE, Undo, VersionActions, versionPath } from "./version-actions.tsx";

interface VersionsProps extends SectionProps {
  readonly request: Pick<RoutedRequest, "url" | "headers">;
}

/** The tab with the bundles of static content, each of which is a version of it. */
export function Versions({ item: { record, managed }, context, attempt, request }: VersionsProps) {
  const { caller, settings } = context;
  const { bundles } = managed;
  const { url, headers } = request;
  const isActivated = readMessage(headers)?.name === "bundle-activated";
  if (record.app_mode === "api") return <p>An API runs elsewhere, and has no versions here.</p>;
  const isShared = mayView({ accessType: record.access_type, appRole: record.app_role }, caller, settings);
  const served = bundles.find((bundle) => bundle.record.active);
  const undone = bundles.find((bundle) => bundle.record.id === new URL(url).searchParams.get(BEFORE));
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Uploaded />
      {undone !== undefined && undone !== served && (
        <Undo record={record} undone={undone} served={served} isShown={isActivated} />
      )}
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
              ["Version", ({ number }) => `Version ${number}`],
              ["Created", (bundle) => <Time value={bundle.record.created_time} />],
              ["Size", (bundle) => sizeText(bundle.record.size)],
              ["Files", ({ fileCount }) => fileCount],
              ["State", stateOf],
              [
                "Actions",
                (bundle) => (
                  <VersionActions bundle={bundle} record={record} isShared={isShared} served={served}>
                    {isShared && !bundle.record.active && <Differences record={record} bundle={bundle} />}
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
  readonly bundle: Bundle;
}

function Differences({ record, bundle }: DifferencesProps) {
  return (
    <a href={versionPath(record, bundle)} aria-label={`What differs in version ${bundle.number}`}>
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
