/** The folder of a server's sockets and of all that its programs store for a while. */

import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemCode } from "../command.ts";

const PREFIX = "steward-";

/** Between creating a socket and listening there, a server that starts looks like one that has ended. */
const START_MILLISECONDS = 60_000;

/** Creates the folder, with a short path as sockets need it. From then on, what this process and its children create for a while is in it. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env["TMPDIR"] = folder;
  return folder;
}

/** The socket in a server's folder at which it listens as long as it runs. */
export function proxySocket(folder: string): string {
  return join(folder, "outbound");
}

/** Removes the folders of servers of this user that were killed, below the folder for such. */
export async function removeAbandonedFolders(parent: string): Promise<void> {
  const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX));
  const folders = names.map((name) => join(parent, name));
  const abandoned = await Promise.all(folders.map(isAbandoned));
  for (const [index, folder] of folders.entries()) {
    if (abandoned[index] === true) rmSync(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const path = proxySocket(folder);
  const found = statSync(path, { throwIfNoEntry: false });
  const isOwn = found?.isSocket() === true && found.uid === process.getuid?.();
  return isOwn && Date.now() - found.mtimeMs > START_MILLISECONDS && !(await isListening(path));
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    return systemCode(error) !== "ECONNREFUSED";
  } finally {
    socket.destroy();
  }
}
