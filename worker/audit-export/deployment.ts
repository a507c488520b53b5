import type { Settings } from "../content-server/settings.ts";
import { readEnvironment } from "../environment.ts";

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
  const { bindings, settings, faults } = readEnvironment(env);
  if (faults.bindings.length > 0) throw new NotSetUp(faults.bindings.join(" "));
  if (faults.settings.length > 0) throw new NotSetUp(faults.settings.join(" "));
  const { DATABASE: database, EXPORTS: exportsBucket } = bindings;
  return { database, exportsBucket, settings };
}

/** What of the deployment no log may have. */
export function secretsOf(env: object): readonly string[] {
  return Array.from(readEnvironment(env).settings.auditExportSources.values(), ({ key }) => key);
}
