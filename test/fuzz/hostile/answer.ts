/** The Worker's own answers, without a server around them. */
import { answerDiff } from "../../../worker/config-api/diff.ts";
import { answerResolve } from "../../../worker/config-api/resolve.ts";
import { answerValidate } from "../../../worker/config-api/validate.ts";
import { failureResponse } from "../../../worker/http/errors.ts";
import type { Context } from "../../../worker/platform/context.ts";
import { readConfiguration } from "../../../worker/settings/configuration.ts";
import type { Route } from "./route.ts";

const ROUTES: Readonly<Record<Route, typeof answerDiff>> = {
  validate: answerValidate,
  resolve: answerResolve,
  diff: answerDiff,
};

/** @param variables those of the deployment. */
export async function answer(
  route: Route,
  body: Uint8Array<ArrayBuffer> | string | FormData,
  variables: object = {},
): Promise<Response> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these routes use no binding
  const context = readConfiguration(variables) as Context;
  const headers = body instanceof FormData ? {} : { "Content-Type": "application/json" };
  const request = new Request(`https://worker.example/v1/${route}`, { method: "POST", headers, body });
  const answered = await ROUTES[route](request, context);
  return answered instanceof Response ? answered : failureResponse(answered);
}
