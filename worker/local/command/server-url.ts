import { CommandError } from "./command.ts";

const DEFAULT_PORT = 8787;

/** The port in a text, such as the variable PORT; the default one where there is none. 0 lets the server choose. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandError(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(text)}.`);
}

/** Another port to suggest where this one is not available. */
export function otherPort(port: number): number {
  return port === DEFAULT_PORT ? DEFAULT_PORT + 1 : DEFAULT_PORT;
}

/** The URL of the server on this machine. */
export function localServer(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The option by which a command reaches this server; empty where it is the default. */
export function serverOption(server: string): string {
  return server === localServer(DEFAULT_PORT) ? "" : ` -- --server ${server}`;
}

/** The server that a command is for: the one that its option --server names, or the one that `npm start` runs. */
export function serverOf(given: string | undefined): string {
  if (given !== undefined) return readServer(given);
  const port = readPort(process.env["PORT"]);
  if (port !== 0) return localServer(port);
  throw new CommandError(
    "PORT is 0, with which npm start chooses a port itself. Use the option --server with the URL that it shows.",
  );
}

/** The origin of a server's URL. */
function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === "" && url.password === "" && url.pathname === "/" && url.search + url.hash === "";
  if (url === undefined || !isPlain || !/^https?:$/.test(url.protocol)) {
    throw new CommandError("--server must be a URL without a path, such as http://127.0.0.1:8787.");
  }
  return url.origin;
}

/** Tests if a server is on this machine. */
export function isLocal(server: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(server).hostname);
}
