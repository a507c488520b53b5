import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { requestContext } from "../../../worker/platform/context.ts";
import { newContentToken } from "../../../worker/serving/content-session.ts";
import { addPerson, ORIGIN } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

it.each([
  ["openid_connect", 43_200],
  ["invitation", 43_200],
  // The proxy vouches for the person with every request at the server's own origin, to which the token leads back.
  ["assertion", 3_600],
] as const)("a session by %s views content for %i seconds", async (method, seconds) => {
  const { sessionId } = await addSession(await addPerson("viewer"), { method });
  const context = requestContext(new Request(ORIGIN), env);
  const token = await newContentToken(context, Number(sessionId), crypto.randomUUID(), 43_200);
  expect(Number(token?.split(".")[1]) - Math.floor(context.now.getTime() / 1_000)).toBe(seconds);
});
