/** The folder of a server's sockets and of all that its programs store for a while. */

import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, systemCode } from "../command.ts";

const PREFIX = "steward-";
/** The characters that the system adds to it. */
const RANDOM_CHARACTERS = 6;

/** Between creating a socket and listening there, a server that starts looks like one that has ended. */
const START_MILLISECONDS = 60_000;

/** Length of a socket's path that every system takes, less the longest name of one. */
const FOLDER_MAX_BYTES = 90;

/**
 * Creates the folder. From then on, what this process and its children create for a while is in it.
 *
 * @throws CommandError where its path is too long for sockets.
 */
export function createTemporaryFolder(): string {
  const parent = join(tmpdir(), PREFIX);
  if (Buffer.byteLength(parent) > FOLDER_MAX_BYTES - RANDOM_CHARACTERS) {
    throw new CommandError(
      `The path of the folder for temporary files, ${tmpdir()}, is too long for sockets in it. ` +
        "Set TMPDIR to a folder with a shorter one.",
    );
  }
  const folder = mkdtempSync(parent);
  process.env["TMPDIR"] = folder;
  return folder;
}

/** The socket in a server's folder at which it listens as long as it runs. */
export function proxySocket(folder: string): string {
  return join(folder, "outbound");
}

/** Removes the folders of servers of this user that were killed, below the folder for such. What cannot be removed stays. */
export async function removeAbandonedFolders(parent: string): Promise<void> {
  const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(
    names.map(async (name) => {
      const folder = join(parent, name);
      if (await isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    }),
  );
}

async function isAbandoned(folder: string): Promise<boolean> {
  if (lstatSync(folder).uid !== process.getuid?.()) return false;
  const path = proxySocket(folder);
  const found = lstatSync(path);
  const isOld = Date.now() - found.mtimeMs > START_MILLISECONDS;
  return found.isSocket() && isOld && !(await isListening(path));
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
