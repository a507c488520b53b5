import { variablesFor } from "../../worker/trips/requests.ts";
import { type CountedBindings, countedBindings } from "../../worker/workerd/counted-bindings.ts";
import { COUNTS_PATH, DELAY_MILLISECONDS } from "./delay.ts";

type Handler = Required<Pick<ExportedHandler<object>, "fetch">>;
type Bindings = Parameters<typeof countedBindings>[0];

/** A Worker whose calls of stores are counted and delayed. @param limits its rate limits. */
export function delayed(worker: Handler, limits: object): Handler {
  let stores: CountedBindings | undefined;
  return {
    fetch: async (request, env, execution) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bench starts it with these
      stores ??= countedBindings(env as Bindings, DELAY_MILLISECONDS);
      if (new URL(request.url).pathname === COUNTS_PATH) return Response.json(await countsIn(stores));
      const deployment = { ...env, ...limits, ...stores.bindings, ...variablesFor(request.url) };
      return await worker.fetch(request, deployment, execution);
    },
  };
}

/** The counts up to now. Trips after the answer to a request are waited for, and are no part of the next one. */
async function countsIn({ counted, ended }: CountedBindings): Promise<ReturnType<CountedBindings["counted"]>> {
  const counts = counted();
  await ended();
  counted();
  return counts;
}
