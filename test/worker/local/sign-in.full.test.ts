import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locationOf, newVisitor } from "../sign-in/cookie-jar.ts";
import { CLIENT_ID, CLIENT_SECRET, type Issuer, startIssuer } from "../sign-in/issuer.ts";
import { cleanUp, emptyFolder, startServer } from "./support/programs.ts";

let issuer: Issuer;
let url: string;

beforeAll(async () => {
  issuer = await startIssuer();
  const state = emptyFolder();
  writeFileSync(
    join(state, "local.env"),
    `OIDC_ISSUER=${issuer.url}\nOIDC_CLIENT_ID=${CLIENT_ID}\nOIDC_CLIENT_SECRET=${CLIENT_SECRET}\nNEW_USER_ROLE=viewer\n`,
  );
  ({ url } = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: "false" }));
});

afterAll(async () => {
  await cleanUp();
  issuer.close();
});

it("a person signs in at a provider on this machine, which no list of upstreams has", async () => {
  issuer.answers.claims = { preferred_username: "ada" };
  issuer.answers.userInfo = { sub: "subject" };
  const visitor = newVisitor();
  const address = locationOf(await visitor.visit(new URL("/sign-in/openid-connect?to=/sessions", url)));
  expect(address.href).toMatch(`${issuer.url}/authorize?`);
  const back = locationOf(await visitor.visit(address));
  expect(back.href).toMatch(`${new URL(url).origin}/sign-in/openid-connect/callback?`);
  expect(locationOf(await visitor.visit(back)).pathname).toBe("/sessions");
  const me = await visitor.load(new URL("/__api__/v1/user", url));
  expect(JSON.parse(me.body)).toMatchObject({ username: "ada", user_role: "viewer" });
});
