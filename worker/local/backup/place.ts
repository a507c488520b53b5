/** Whose stores a backup is of, or goes into: those of the server on this machine, or of the deployment at Cloudflare. */

import { CommandError } from "../command.ts";
import { prepareFolder, shownState, stateFolder } from "../local-state.ts";
import { thisProcess } from "../processes.ts";
import { endCommand, leaveFolder, takeFolder } from "../state-lock.ts";
import { type Deployment, openDeployment } from "./deployment.ts";

/** Works with the stores, of which on this machine no server is one meanwhile. */
export async function withDeployment<Done>(
  isRemote: boolean,
  work: (deployment: Deployment) => Promise<Done>,
): Promise<Done> {
  if (isRemote) return await closing(await openDeployment(null), work);
  prepareFolder();
  const own = { url: null, since: new Date().toISOString(), program: thisProcess(), worker: null };
  const server = takeFolder(stateFolder, own);
  if (server !== undefined) {
    throw new CommandError(`The server of ${shownState()} runs. End it first: ${endCommand(server)}`);
  }
  try {
    return await closing(await openDeployment(stateFolder), work);
  } finally {
    leaveFolder(stateFolder);
  }
}

async function closing<Done>(deployment: Deployment, work: (deployment: Deployment) => Promise<Done>): Promise<Done> {
  try {
    return await work(deployment);
  } finally {
    await deployment.close();
  }
}

/** The passphrase of backups; undefined where there is none. */
export function givenPassphrase(): string | undefined {
  return process.env["STEWARD_BACKUP_PASSPHRASE"] || undefined;
}
