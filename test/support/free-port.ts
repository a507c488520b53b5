import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to programs that ask for any port (32768 and more on Linux, 49152 elsewhere). */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** The ports that were given here: one that nothing listens at yet still is another test's. */
const given = new Set<number>();

/**
 * A port for a program that cannot choose one itself. It is free now, and among those that no other program is given before it is
 * used.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  if (given.has(port)) return await freePort();
  given.add(port);
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return await freePort();
  }
  await once(server.close(), "close");
  return port;
}
