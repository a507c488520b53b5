import { requestContext } from "./context.ts";
import { createRouter, ROUTES } from "./router.ts";

const router = createRouter(ROUTES);

export default {
  fetch: (request, env) => router.fetch(request, requestContext(request, env)),
} satisfies ExportedHandler<object>;
