import { FLAG, named, recordOf, withOptional } from "../../shared/index.ts";
import { describeNotMigrated } from "../database/migrations.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { Context } from "../platform/context.ts";
import { logError, redactError } from "../platform/log.ts";
import { meaning, string } from "../values/readers.ts";

/** The answer of `GET /__ping__`, with `ready` where that was asked for. */
export const PING = named("Ping", withOptional(recordOf({}), { ready: FLAG }));

export const PING_PARAMETERS = {
  ready: meaning(
    "With `true`, the answer is 503 while the database is not ready.",
    string("true, or anything else, which has no effect", (given) => given),
  ),
};

/** The one path that answers while the database is not ready. */
export const PING_PATH = "/__ping__";

/** `GET /__ping__`: that the Worker is up, and for `?ready=true`, that its database is ready, too. */
export function answerPing({ url }: Request, context: Context): Response | Promise<Response | Failure> {
  // To parse a URL takes longer than all the rest.
  const asksForReadiness = url.includes("?") && new URL(url).searchParams.get("ready") === "true";
  return asksForReadiness ? answerReadiness(context) : json({});
}

async function answerReadiness(context: Context): Promise<Response | Failure> {
  return (await requireMigrated(context)) ?? json({ ready: true });
}

/** Refuses a request while the database is not ready; also where it cannot be read at all, as one that was deleted. */
export async function requireMigrated({ database, requestId }: Context): Promise<Failure | undefined> {
  try {
    const error = await describeNotMigrated(database);
    if (error === undefined) return undefined;
    logError("not-migrated", { requestId, message: error });
    return { kind: "not-migrated", error };
  } catch (thrown) {
    logError("not-set-up", { requestId, message: `The database cannot be read. ${redactError(thrown, [])}` });
    return { kind: "not-set-up" };
  }
}
