import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export interface Answered {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks what listens at a socket in the file system. */
export async function askSocket(
  socketPath: string,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answered> {
  const sent = request({ socketPath, path, method, headers: { Host: "localhost", ...headers }, agent: false });
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject).end(body);
  });
  return { status: received.statusCode ?? 0, text: await text(received) };
}
