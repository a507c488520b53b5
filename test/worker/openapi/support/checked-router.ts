/**
 * The router of the tests inside workerd: that of `worker/app/router.ts`, but each answer of the Worker's own routes must be one that
 * the document describes. `test/vitest.config.ts` puts it in the place of the other.
 */

import { ROUTES } from "../../../../worker/app/index.ts";
import { createRouter as createUncheckedRouter } from "../../../../worker/app/router.ts";
import type { Route } from "../../../../worker/http/route.ts";
import type { Context } from "../../../../worker/platform/context.ts";
import { siteOf } from "../../../../worker/settings/content-host.ts";
import { hasDescribedBody, mustBeDescribed } from "./described-answers.ts";

export function createRouter(routes: readonly Route[]): ReturnType<typeof createUncheckedRouter> {
  const router = createUncheckedRouter(routes);
  if (routes !== ROUTES) return router;
  return {
    fetch: async (request: Request, context: Context): Promise<Response> => {
      const { method, url } = request;
      const copy = hasDescribedBody(request) ? request.clone() : undefined;
      const answer = await router.fetch(request, context);
      const isOfItem = siteOf(url, context.settings).kind !== "server";
      await mustBeDescribed({ method, url, isOfItem }, answer, answer.ok ? await copy?.text() : undefined);
      return answer;
    },
  };
}
