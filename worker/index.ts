import { requestContext } from "./context.ts";
import { createRouter, ROUTES } from "./router.ts";

const router = createRouter(ROUTES);

/** What the runtime calls. */
export default {
  fetch: (request, env) => router.fetch(request, requestContext(request, env)),
} satisfies ExportedHandler<object>;
