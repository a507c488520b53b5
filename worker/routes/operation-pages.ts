import { answerStatusPage } from "../pages/status/status.tsx";
import { get, type Route } from "../route.ts";
import { PAGE } from "./page-route.ts";

/** The pages of whoever keeps the server running. */
export const OPERATION_PAGE_ROUTES: readonly Route[] = [
  get("/status", "read-metrics", answerStatusPage, "How the server is doing.", PAGE),
];
