import { requestContext } from "./context.ts";
import { createRouter } from "./router.ts";
import { ROUTES } from "./routes.ts";

const router = createRouter(ROUTES);

/** What the runtime calls. */
export default {
  fetch: (request, env) => router.fetch(request, requestContext(request, env)),
} satisfies ExportedHandler<object>;
