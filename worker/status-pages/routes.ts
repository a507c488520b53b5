import { inMenu, type Route } from "../http/route.ts";
import { pageRoute } from "../operation/page-routes.ts";
import { READ_STATUS } from "../status/operations.ts";
import { showStatus } from "./status.tsx";

/** The pages of whoever keeps the server running. */
export const STATUS_PAGE_ROUTES: readonly Route[] = [inMenu("Status", pageRoute("/status", READ_STATUS, showStatus))];
