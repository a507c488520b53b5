import { TaskStatus } from "../html/task-status.tsx";
import { AUDIT_DOWNLOAD_PART_IDS } from "../values/limits.ts";

/** Files of all entries that fit the filters of the page. The script puts the parts of a long one together, and shows how far it is. */
export function Download({ query }: { readonly query: URLSearchParams }) {
  return (
    <div class="actions" data-downloads>
      <span>Download what fits:</span>
      <a href={downloadAddress(query, "csv")} download>
        CSV
      </a>
      <a href={downloadAddress(query, "ndjson")} download>
        JSON lines
      </a>
      <noscript>
        <span class="quiet">
          Without scripts: only what fits of the newest {AUDIT_DOWNLOAD_PART_IDS.toLocaleString("en")} ids. Narrow From
          and To.
        </span>
      </noscript>
      <TaskStatus label="Download" />
    </div>
  );
}

function downloadAddress(query: URLSearchParams, format: "csv" | "ndjson"): string {
  return `/audit/download?${new URLSearchParams([["format", format], ...query]).toString()}`;
}
