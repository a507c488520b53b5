import { err, type JobPorts, ok, type Result, readSourceEntry } from "../../shared/index.ts";
import { codec } from "../export-records/codec.ts";
import { oldKeyOf, signerOf } from "../export-records/signing.ts";
import type { Settings } from "../settings/settings.ts";

const NO_SIGNING_KEY =
  "The server has no key to sign manifests with. Ask the operator to set AUDIT_EXPORT_SIGNING_KEY, then resume the export.";

/** The ports of a job, with the keys of the deployment. @returns else why it cannot work, and what to do, in whole sentences. */
export async function jobPorts(
  ports: Pick<JobPorts, "source" | "store" | "segments" | "hints">,
  {
    auditExportSigningKey: key,
    auditExportPreviousSigningKey: previous,
    auditExportRestartSigning: lost,
  }: Pick<Settings, "auditExportSigningKey" | "auditExportPreviousSigningKey" | "auditExportRestartSigning">,
): Promise<Result<JobPorts, string>> {
  if (key === undefined) return err(NO_SIGNING_KEY);
  const [signer, oldKey] = await Promise.all([signerOf(key), oldKeyOf(previous, lost)]);
  return ok({ ...ports, codec, signer, oldKey, readEntry: readSourceEntry, now: Date.now, random: Math.random });
}
