import { call } from "./server.ts";
import type { SignedIn } from "./sessions.ts";

/** A page's text and status for the browser of somebody who is signed in. */
export async function pageFor({ session }: SignedIn, path: string): Promise<{ status: number; text: string }> {
  const response = await call(path, { session, headers: { Accept: "text/html" } });
  return { status: response.status, text: await response.text() };
}
