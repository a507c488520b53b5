/** `npm run seed`: a demo on a content server, through its API alone. */

import { once } from "node:events";
import type { Server } from "node:http";
import { Command } from "commander";
import { isObject } from "../../shared/index.ts";
import { administratorOf } from "./administrator.ts";
import { refusedError, send } from "./command/api.ts";
import { progressOn, runCommand, whenNpmEnds, wholeNumber } from "./command/command.ts";
import { localServer, serverOf } from "./command/server-url.ts";
import { seedAuditEntries } from "./seed/audit-entries.ts";
import { seedContent } from "./seed/content.ts";
import { seedGroups, seedKeys, seedUsers } from "./seed/people.ts";
import { describeDemo, describeKeys } from "./seed/summary.ts";
import { DEMO_API_PORT, startUpstream } from "./seed/upstream.ts";

const DEFAULT_ENTRIES = 3_000;

interface Options {
  readonly server?: string;
  readonly upstreamPort: number;
  readonly entries: number;
}

const HELP = `
On a server without users it creates the first administrator, as "npm run bootstrap" does, and shows the administrator's
key. On another server it takes the key of an administrator from the environment variable STEWARD_API_KEY. It invites users
and accepts for them, so the server must have a BOOTSTRAP_SECRET. What exists already stays as it is, so that the
command can be run again. It runs until Ctrl-C, because this program serves the demo's API content. For another port than
${DEMO_API_PORT}, list it when you start the server: ALLOW_PRIVATE_UPSTREAMS=127.0.0.1:PORT npm start.

Exit codes:
  0  the demo was created, and was stopped
  1  the server refuses something
  2  the server does not answer, a key is missing, or the command was not understood`;

const command = new Command("npm run seed --")
  .description("Creates a demo: users, groups, keys, content that is shared in every way, and an audit log.")
  .option("--server <url>", "the server (default: the one that npm start runs)")
  .option(
    "--upstream-port <port>",
    "the port of the demo's API, which the server must be allowed to reach",
    wholeNumber,
    DEMO_API_PORT,
  )
  .option("--entries <number>", "the minimum number of entries in the audit log", wholeNumber, DEFAULT_ENTRIES)
  .addHelpText("after", HELP)
  .action(async ({ server: given, upstreamPort, entries }: Options) => {
    const server = serverOf(given);
    const upstream = await startUpstream(upstreamPort);
    try {
      console.log(await seed(server, localServer(upstreamPort), entries));
      await serveUntilStopped(upstreamPort);
    } finally {
      await close(upstream);
    }
  });
await runCommand(command);

/** Creates what is missing, and describes the demo. */
async function seed(server: string, upstreamUrl: string, entries: number): Promise<string> {
  const { api, user: maker } = await administratorOf(server, console.log);
  const invitable = await seedUsers(api);
  const keys = await seedKeys(api, invitable);
  // At once, like the key of the administrator, so that they are not lost when this is stopped later.
  console.log(describeKeys(keys));
  const users = new Map([...invitable, ...keys.map(({ owner }) => [owner.username, owner] as const)]);
  const groups = await seedGroups(api, users);
  const content = await seedContent(api, { maker, users, groups }, upstreamUrl, await mayBeAnonymous(server));
  const subjects = { maker, user: users.get("vera"), content: content[0]?.item };
  await seedAuditEntries(api, subjects, entries, progressOn(process.stdout, "Audit entries"));
  return describeDemo({ server, maker, users, groups, content, entries });
}

async function mayBeAnonymous(server: string): Promise<boolean> {
  const path = "/__api__/server_settings";
  const response = await send(server, path, {});
  if (!response.ok) throw refusedError(`GET ${path}`, response.status, await response.text());
  const settings: unknown = await response.json();
  return isObject(settings) && settings["anonymous_content_allowed"] === true;
}

async function serveUntilStopped(port: number): Promise<void> {
  console.log(
    `The demo's API listens on ${localServer(port)} while this command runs. Ctrl-C stops it; everything else stays.`,
  );
  const npmEnded = new Promise<void>((resolve) => {
    whenNpmEnds(resolve);
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  await Promise.race([npmEnded, ...signals.map(async (signal) => await once(process, signal))]);
}

async function close(upstream: Server): Promise<void> {
  upstream.close();
  upstream.closeAllConnections();
  await once(upstream, "close");
}
