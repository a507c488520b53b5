import { describe, expect, it } from "vitest";
import type { AuditExportRecord } from "../../../../shared/index.ts";
import type { Api } from "../../../../worker/local/command/api.ts";
import { ownExport, runToEnd } from "../../../../worker/local/export-demo/run-export.ts";

const GUID = "9f4c2f5e-0000-4000-8000-000000000007";

/** A server that answers each request so. */
function apiThat(answer: (request: string) => unknown): Api {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's answers have the type that the caller names
  const call = async (method: string, path: string) => answer(`${method} ${path}`) as never;
  return { server: "http://127.0.0.1:8787", call };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are looked at
const record = (fields: object) => ({ guid: GUID, name: "demo", source: "own", ...fields }) as AuditExportRecord;

const PAUSED =
  'The export "demo" is paused. Resume it, and run this again:\n  curl -X POST -H "Authorization: Key $STEWARD_API_KEY" ' +
  `http://127.0.0.1:8787/__api__/v1/audit_exports/${GUID}/resume`;

describe("the export of the own log", () => {
  it.each([
    [{ state: "paused" }, PAUSED],
    [
      { source: "other", source_url: "https://other.example" },
      'The export "demo" is of another log, that of https://other.example. Choose another name with --name.',
    ],
  ])("is not taken if it is %j", async (fields, message) => {
    const api = apiThat(() => [record(fields)]);
    await expect(ownExport(api, "demo")).rejects.toMatchObject({ exitCode: 1, message });
  });

  it.each([
    [{ state: "paused" }, PAUSED],
    [
      { state: "needs_attention", last_error: { message: "seg/000000001.ndjson.gz differs." } },
      'The export "demo" needs attention: seg/000000001.ndjson.gz differs. What is written is kept. Fix that, and run this again.',
    ],
  ])("is not waited for if it is %j", async (fields, message) => {
    const api = apiThat((request) => (request.endsWith("/run") ? record(fields) : { results: [{ id: "7" }] }));
    const progress = { show: () => undefined, end: () => undefined };
    await expect(runToEnd(api, record({ manifests: 1 }), progress)).rejects.toMatchObject({ exitCode: 1, message });
  });
});
