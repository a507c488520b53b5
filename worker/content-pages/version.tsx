import { countOf } from "../../shared/index.ts";
import { READ_CONTENT } from "../content/operations.ts";
import { answerPage } from "../html/answer-page.tsx";
import { sizeText, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { type Route, withAhead } from "../http/route.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, allAhead, pageRoute } from "../operation/page-routes.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import type { FileChange, FileComparison } from "../publishing/compare-files.ts";
import { COMPARE_BUNDLE } from "../publishing/comparison-operations.ts";
import { titleOf } from "./content-words.ts";
import { TAB_ROUTES, tabPath } from "./item-tabs.tsx";
import { VersionActions } from "./version-actions.tsx";

/** `GET /items/{guid}/versions/{id}`: what differs between a version and the one that is served. */
export const VERSION_ROUTE: Route = withAhead(
  allAhead(aheadOf(COMPARE_BUNDLE), aheadOf(READ_CONTENT)),
  pageRoute(`${TAB_ROUTES.versions}/:id`, COMPARE_BUNDLE, async ({ bundle, served, comparison }, request, context) => {
    const { id, created_time, size, content_guid } = bundle.record;
    const record = await perform(READ_CONTENT, context, {}, { guid: content_guid });
    if (!record.ok) return record.error;
    return await answerPage(
      request,
      context,
      { title: `Version ${bundle.number} of ${titleOf(record.value)}` },
      <>
        <p>
          <Time value={created_time} />, {countOf(bundle.fileCount, "file")}, {sizeText(size)} packed.{" "}
          <a href={tabPath("versions", record.value)}>All versions</a>
        </p>
        <p class="quiet">In the API and in the audit log, it is the bundle {id}.</p>
        <VersionActions bundle={bundle} record={record.value} isShared={true} served={served} />
        <h2>What differs</h2>
        <Differences comparison={comparison} served={served} />
      </>,
    );
  }),
);

interface DifferencesProps {
  /** Undefined where the version is the one that is served. */
  readonly comparison: FileComparison | undefined;
  readonly served: Bundle | undefined;
}

function Differences({ comparison, served }: DifferencesProps) {
  if (comparison === undefined) return <p>This is the version that is served.</p>;
  const { changes, same, comparedTo } = comparison;
  const other =
    served === undefined ? "No version is served yet" : `Compared with version ${served.number}, which is served`;
  return (
    <>
      <p>
        {other}: {summaryOf(changes, same)}.
      </p>
      {comparedTo !== undefined && (
        <p>
          There are too many files to compare all. Those up to <code>{comparedTo}</code> were compared.
        </p>
      )}
      {changes.length > 0 && (
        <Table
          caption="Files that differ"
          rows={changes}
          rowKey={({ path }) => path}
          columns={[
            ["File", ({ path }) => <code>{path}</code>],
            ["Change", ({ kind }) => KINDS[kind]],
            ["Served now", ({ before }) => (before === undefined ? "–" : sizeText(before))],
            ["This version", ({ after }) => (after === undefined ? "–" : sizeText(after))],
          ]}
        />
      )}
    </>
  );
}

const KINDS: Readonly<Record<FileChange["kind"], string>> = { added: "Added", changed: "Changed", removed: "Removed" };

function summaryOf(changes: readonly FileChange[], same: number): string {
  const count = (wanted: FileChange["kind"]) => changes.filter(({ kind }) => kind === wanted).length;
  return `${countOf(count("added"), "file")} added, ${count("changed")} changed, ${count("removed")} removed, ${same} the same`;
}
