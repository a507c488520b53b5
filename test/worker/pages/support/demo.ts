import { freePort } from "../../../support/free-port.ts";
import { cleanUp, emptyFolder, run, startServer, waitFor } from "../../local/support/programs.ts";
import { type PageTests, type ServedPages, usePagesOf } from "./page-tests.ts";

const ENTRIES = 300;

/** Pages of a server that `npm start`, `npm run seed` and `npm run export:demo` have filled, as anyone has who tries it. */
export function useDemoPages(): PageTests<ServedPages> {
  return usePagesOf(startDemo);
}

async function startDemo(): Promise<ServedPages> {
  const [state, upstream] = [emptyFolder(), String(await freePort())];
  const shared = { STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: `127.0.0.1:${upstream}` };
  const { url } = await startServer(shared);
  const options = ["--server", url, "--entries", String(ENTRIES)];
  const seed = run("seed.ts", [...options, "--upstream-port", upstream], shared);
  await waitFor(seed, "Ctrl-C stops it; everything else stays.");
  const key = /^ +export STEWARD_API_KEY=(\S+)$/m.exec(seed.stdout)?.[1];
  if (key === undefined) throw new Error(`The seed showed no key: ${seed.output}`);
  const exported = run("export-demo.ts", options, { ...shared, STEWARD_API_KEY: key });
  await exported.ended;
  if (exported.child.exitCode !== 0) throw new Error(`The export failed: ${exported.output}`);
  return { url: new URL(url), key, close: cleanUp };
}
