import { FIRST_KEY, PYTHON, RUNTIMES, SERVER_SETTINGS } from "../../shared/index.ts";
import { type Description, get, limitedBy, post, type Route } from "../http/route.ts";
import { answerBootstrap } from "../joining/operations.ts";
import { type Answers, answers, apiRoute } from "../operation/api-route.ts";
import { answerReadServerSettings, READ_METRICS, READ_PYTHON, READ_QUARTO, READ_R } from "./operations.ts";
import { answerPing, PING, PING_PARAMETERS, PING_PATH } from "./readiness.ts";
import { answerScrape, METRICS_DESCRIBED, metricsResponse } from "./scrape.ts";

const BOOTSTRAP: Description = { token: "bootstrap", answers: { 200: FIRST_KEY }, failures: ["not-allowed"] };

const METRICS: Answers<string> = { described: METRICS_DESCRIBED, answer: metricsResponse };

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
    apiRoute("GET", "/__api__/v1/server_settings/python", READ_PYTHON, answers(PYTHON)),
    apiRoute("GET", "/__api__/v1/server_settings/r", READ_R, answers(RUNTIMES)),
    apiRoute("GET", "/__api__/v1/server_settings/quarto", READ_QUARTO, answers(RUNTIMES)),
    post("/__api__/v1/bootstrap", "none", answerBootstrap, "Creates the first administrator.", BOOTSTRAP),
    post("/__api__/v1/experimental/bootstrap", "none", answerBootstrap, "The same by its older name.", BOOTSTRAP),
  ]),
  apiRoute("GET", "/__api__/v1/metrics", READ_METRICS, METRICS),
  ...limitedBy("management", [
    get("/__metrics__", "none", answerScrape, "The same metrics, for a program with the server's METRICS_TOKEN.", {
      token: "metrics",
      answers: METRICS_DESCRIBED,
    }),
  ]),
];
