import { expect, it } from "vitest";
import { KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { BUCKET, SECRET_ACCESS_KEY, serveBucket } from "../support/bucket-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { commandsIn, EXPORT_BUNDLE, runExportAction } from "./run-export-step.ts";

it("the committed bundle as a process says the same as the sources, and has the runner hide the secrets", async () => {
  const server = await serveAuditLog({ entries: makeEntries(30) });
  const bucket = await serveBucket({ hasObjectLock: true });
  const inputs = {
    server: server.url,
    "api-key": KEY,
    out: `s3://${BUCKET}/content`,
    "secret-access-key": SECRET_ACCESS_KEY,
    "object-lock": "compliance:1",
  };
  const { AWS_SECRET_ACCESS_KEY: _, ...environment } = bucket.environment;
  const bundle = await runExportAction(inputs, { folder: temporaryFolder(), environment, bundle: EXPORT_BUNDLE });
  const sources = await runExportAction(inputs, { folder: temporaryFolder(), environment });
  expect(bundle.exitCode).toBe(0);
  expect(Object.keys(bundle.outputs)).toEqual(Object.keys(sources.outputs));
  expect(bundle.outputs).toMatchObject({ verdict: "not_compared", entries: "30", manifest: "1" });
  const masks = commandsIn(bundle).filter(({ name }) => name === "add-mask");
  expect(masks.map(({ data }) => data)).toEqual(expect.arrayContaining([KEY, SECRET_ACCESS_KEY]));
  const others = bundle.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  expect(others.join("\n")).not.toContain(SECRET_ACCESS_KEY);
  expect(others.filter((line) => line.startsWith("| "))).toHaveLength(
    sources.log.split("\n").filter((line) => line.startsWith("| ")).length,
  );
});
