/** The runtime of `npm start` on states of earlier commits, in this process. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { startOutbound } from "../../../worker/local/server/outbound.ts";
import { readConfiguration } from "../../../worker/local/server/prepare.ts";
import { type Runtime, startRuntime } from "../../../worker/local/server/runtime.ts";
import { shared } from "../../support/shared-things.ts";

/** The socket of the proxy that the Worker's requests to other servers go through. None of them listens. */
const proxy = shared(
  async () => {
    const socket = join(mkdtempSync(join(tmpdir(), "steward-")), "outbound");
    await startOutbound(socket, new Set());
    return socket;
  },
  async (socket) => rmSync(dirname(socket), { recursive: true, force: true }),
);

/** Starts the Worker on the state in a folder, by its code and the path of its wrangler.toml. */
export function starterOn(folder: string): (code: string, configuration: string) => () => Promise<Runtime> {
  const settings = Object.entries(parseEnv(readFileSync(join(folder, "local.env"), "utf8")));
  const variables = Object.fromEntries(settings.map(([name, value]) => [name, value ?? ""]));
  let started = 0;
  return (code, configuration) => async () => {
    started += 1;
    const sockets = join(folder, `s${started}`);
    mkdirSync(sockets);
    return await startRuntime({
      code,
      configuration: await readConfiguration(configuration),
      sockets,
      variables: { ...variables, ALLOW_PRIVATE_UPSTREAMS: "true" },
      storage: join(folder, "v3"),
      proxy: await proxy(),
    });
  };
}
