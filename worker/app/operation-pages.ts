import { PAGE } from "../html/page-route.ts";
import { get, type Route } from "../http/route.ts";
import { answerStatusPage } from "../status-pages/status.tsx";

/** The pages of whoever keeps the server running. */
export const OPERATION_PAGE_ROUTES: readonly Route[] = [
  get("/status", "read-metrics", answerStatusPage, "How the server is doing.", PAGE),
];
