import { FIRST_KEY, PYTHON, RUNTIMES, SERVER_SETTINGS } from "../../shared/index.ts";
import type { Description } from "../http/description.ts";
import { get, limitedBy, post, type Route } from "../http/route.ts";
import { answerBootstrap } from "../joining/bootstrap-operations.ts";
import { answerReadMetrics } from "../status/metrics.ts";
import { answerPing, PING, PING_PARAMETERS, PING_PATH } from "../status/readiness.ts";
import { answerReadPython, answerReadRuntimes, answerReadServerSettings } from "../status/server.ts";

const BOOTSTRAP: Description = { token: "bootstrap", answers: { 200: FIRST_KEY }, failures: ["not-allowed"] };

/** The server itself: whether it lives, how it is set up and started, and how it is doing. */
export const SERVER_ROUTES: readonly Route[] = [
  get(
    PING_PATH,
    "none",
    answerPing,
    "Answers {} while the Worker is up; with ?ready=true, if its database is ready, too.",
    { query: PING_PARAMETERS, answers: { 200: PING } },
  ),
  ...limitedBy("management", [
    get("/__api__/server_settings", "optional-key", answerReadServerSettings, "The version, and how keys are sent.", {
      answers: { 200: SERVER_SETTINGS },
    }),
    get("/__api__/v1/server_settings/python", "read-runtimes", answerReadPython, "That Python is not installed.", {
      answers: { 200: PYTHON },
    }),
    get("/__api__/v1/server_settings/r", "read-runtimes", answerReadRuntimes, "That R is not installed.", {
      answers: { 200: RUNTIMES },
    }),
    get("/__api__/v1/server_settings/quarto", "read-runtimes", answerReadRuntimes, "That Quarto is not installed.", {
      answers: { 200: RUNTIMES },
    }),
    post("/__api__/v1/bootstrap", "none", answerBootstrap, "Creates the first administrator.", BOOTSTRAP),
    post("/__api__/v1/experimental/bootstrap", "none", answerBootstrap, "The same by its older name.", BOOTSTRAP),
  ]),
  get("/__api__/v1/metrics", "read-metrics", answerReadMetrics, "How the server is doing, for Prometheus.", {
    answers: { 200: { mediaType: "text/plain" } },
  }),
];
