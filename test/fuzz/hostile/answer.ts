/** The Worker's own answers, without a server around them. */
import { noPolicy, shippedVocabulary } from "../../../shared/index.ts";
import { answerDiff } from "../../../worker/config-api/diff.ts";
import { answerResolve } from "../../../worker/config-api/resolve.ts";
import { answerValidate } from "../../../worker/config-api/validate.ts";
import type { Context } from "../../../worker/platform/context.ts";
import type { Route } from "./route.ts";

const ROUTES: Readonly<Record<Route, typeof answerDiff>> = {
  validate: answerValidate,
  resolve: answerResolve,
  diff: answerDiff,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these routes use no binding
const context = { policy: noPolicy, vocabulary: shippedVocabulary, layers: [] } as unknown as Context;

/** How long the answer to a request is, in bytes; 0 where it is refused. */
export async function answer(route: Route, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const request = new Request(`https://worker.example/v1/${route}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  const answered = await ROUTES[route](request, context);
  return answered instanceof Response ? (await answered.arrayBuffer()).byteLength : 0;
}
