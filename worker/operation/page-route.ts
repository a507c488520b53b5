import type { Result } from "../../shared/index.ts";
import { type Description, PAGE } from "../http/description.ts";
import type { Failure } from "../http/errors.ts";
import { readQuery } from "../http/parameters.ts";
import { get, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Readers } from "../values/readers.ts";
import type { Named, NamesIn, Operation } from "./operation.ts";

interface PageOptions {
  /** Shows why there is no value; by default, as all failures are shown. */
  readonly refuse?: (failure: Failure, request: RoutedRequest, context: CallerContext) => Promise<Failure>;
  /** By default, a page. */
  readonly answers?: Description;
}

/** A page that shows the value of an operation, whose input is in the page's address. */
export function pageRoute<Path extends string, Known extends Readers, Value>(
  path: Path,
  shown: Operation<Known, Value, Named<NamesIn<Path>>>,
  show: (value: Value, request: RoutedRequest, context: CallerContext) => Promise<Response | Failure>,
  { refuse = async (failure) => failure, answers = PAGE }: PageOptions = {},
): Route {
  const handler = async (request: RoutedRequest, context: CallerContext): Promise<Response | Failure> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by this path
    const named = request as unknown as RoutedRequest<Named<NamesIn<Path>>>;
    const done = await performByAddress(shown, named, context);
    return done.ok ? await show(done.value, request, context) : await refuse(done.error, request, context);
  };
  return get(path, pagePermission(shown, path), handler, shown.summary, { ...answers, name: shown.name });
}

/** Performs an operation with its input from a page's address. */
export async function performByAddress<Known extends Readers, Value, Names>(
  { input, admitAndRun }: Operation<Known, Value, Names>,
  { url, params }: Pick<RoutedRequest<Names>, "url" | "params">,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  return await admitAndRun(context, params, () => readQuery(withoutEmpty(url), input));
}

/** A search form sends its empty fields, too, which mean nothing. */
function withoutEmpty(address: string): string {
  const url = new URL(address);
  const given = Array.from(url.searchParams).filter(([, value]) => value.trim() !== "");
  url.search = new URLSearchParams(given).toString();
  return url.href;
}

/** The permission with which the router lets people to a page. A page below a user's is for those who may do it for others. */
export function pagePermission({ access }: Pick<Operation, "access">, path: string): Permission {
  return path.startsWith("/users/:guid/") ? (access.ofOthers ?? access.own) : access.own;
}
