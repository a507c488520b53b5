import { bindingsOf, describeMissing, missingBindings } from "../bindings.ts";
import { readSettings, type Settings } from "../content-server/settings.ts";

/** The deployment lacks something or has it wrong. The message is for the log, and holds no value. */
export class NotSetUp extends Error {}

/** What a job has of the deployment. */
export interface Deployment {
  readonly database: D1Database;
  readonly exportsBucket: R2Bucket;
  readonly settings: Settings;
}

/** @throws NotSetUp where a binding is missing or a setting cannot be used. */
export function deploymentOf(env: object): Deployment {
  const missing = missingBindings(env);
  if (missing.length > 0) throw new NotSetUp(describeMissing(missing));
  const { settings, faults } = readSettings(env);
  if (faults.length > 0) throw new NotSetUp(faults.join(" "));
  const { DATABASE: database, EXPORTS: exportsBucket } = bindingsOf(env);
  return { database, exportsBucket, settings };
}

/** What of the deployment no log may have. */
export function secretsOf(env: object): readonly string[] {
  return Array.from(readSettings(env).settings.auditExportSources.values(), ({ key }) => key);
}
