import type { Result } from "../../shared/index.ts";
import type { Failure, FailureKind } from "../http/errors.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Reading } from "../platform/reading.ts";
import type { Readers, ValuesOf } from "../values/readers.ts";
import { type Access, admitTo } from "./access.ts";

/** The names of the parts of a path: `"guid" | "id"` of `/users/:guid/keys/:id`. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer First}/${infer Others}`
    ? WithoutPlus<First> | NamesIn<`/${Others}`>
    : WithoutPlus<Rest>
  : never;

/** `:name+` is one part or more. */
type WithoutPlus<Name extends string> = Name extends `${infer Plain}+` ? Plain : Name;

/** The parts of a path by the names that they have in it. */
export type Named<Names extends string> = Readonly<Record<Names, string>>;

/** The context in which an operation runs: that of the request, and the permit. */
export interface OperationContext<Which extends Permission, Subject> extends CallerContext {
  readonly permit: Permit<Which, Subject>;
}

/** The parts of an operation. The order of the fields is the one in which the compiler infers their types. */
interface Definition<
  Subject,
  Which extends Permission,
  NamedByAccess,
  Known extends Readers,
  Kinds extends FailureKind,
  Value,
  NamedByRun,
> {
  /** The `operationId` in the description of the API. */
  readonly name: string;
  /** One line for the list of routes. */
  readonly summary: string;
  readonly access: Access<Subject, Which, NamedByAccess>;
  /** The readers of its fields or parameters. */
  readonly input: Known;
  /** Fields without effect that clients send, such as the others of a record. */
  readonly ignored?: readonly string[];
  /** All kinds of failures of `run`. Those of access and input are not among them. */
  readonly failures: readonly Kinds[];
  /**
   * The readings that `run` will ask for first. They are sent with the look-up of the caller, and so before it is known if the
   * caller may do it: `run` asks for them again, and gets what was read.
   *
   * @param input undefined where it stands in a body, which is read later, and where it is not valid.
   */
  readonly ahead?: (
    context: SenderContext,
    named: NamedByRun,
    input: ValuesOf<Known> | undefined,
  ) => readonly Reading<unknown>[];
  /** Does it. @param named the parts of the path that it needs, such as `{ id }: Named<"id">`. */
  readonly run: (
    context: OperationContext<Which, Subject>,
    input: ValuesOf<Known>,
    named: NamedByRun,
  ) => Promise<Result<Value, Extract<Failure, { readonly kind: NoInfer<Kinds> }>>>;
}

/** Reads what a request sends. */
type ReadInput<Known extends Readers> = () => MaybePromise<Result<ValuesOf<Known>, Failure>>;

type MaybePromise<Value> = Value | Promise<Value>;

/**
 * One thing that can be done: by whom, with what input, with what result, and with which failures. The API and the pages offer
 * operations, and have no rules of their own. Nothing can run one but by `admitAndRun`.
 * See docs/operations.md.
 */
export interface Operation<Known extends Readers = Readers, Value = unknown, Names = never> {
  readonly name: string;
  readonly summary: string;
  readonly access: Pick<Access<never, Permission, never>, "own" | "ofOthers">;
  readonly input: Known;
  readonly ignored: readonly string[];
  /** The kinds of failures, those of access among them. */
  readonly failures: readonly FailureKind[];
  /** The readings that it will ask for first. @param input undefined where it is not known yet. */
  readonly ahead: (
    context: SenderContext,
    named: Names,
    input: ValuesOf<Known> | undefined,
  ) => readonly Reading<unknown>[];
  /** Runs it for a caller who may do it. The input is read after the permission was checked. */
  readonly admitAndRun: (
    context: CallerContext,
    named: Names,
    readInput: ReadInput<Known>,
  ) => Promise<Result<Value, Failure>>;
}

/** Defines an operation. */
export function operation<
  Subject,
  Which extends Permission,
  NamedByAccess,
  const Known extends Readers,
  const Kinds extends FailureKind,
  Value,
  NamedByRun,
>({
  run,
  ...said
}: Definition<Subject, Which, NamedByAccess, Known, Kinds, Value, NamedByRun>): Operation<
  Known,
  Value,
  NamedByAccess & NamedByRun
> {
  const { access, ignored = [], failures, ahead } = said;
  return {
    ...said,
    ignored,
    failures: [...access.failures, ...failures],
    ahead: (context, named, input) => [
      ...(access.ahead?.(context, named) ?? []),
      ...(ahead?.(context, named, input) ?? []),
    ],
    admitAndRun: async (context, named, readInput) => {
      const permit = await admitTo(access, context, named);
      if (!permit.ok) return permit;
      const input = await readInput();
      return input.ok ? await run({ ...context, permit: permit.value }, input.value, named) : input;
    },
  };
}

/** Values of which those that may be undefined can be left out. */
type Given<Values> = Partial<Values> & {
  readonly [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
};

/** Does it for a page or for another operation, as the API would: with the same check and the same rules. */
export async function perform<Known extends Readers, Value, Names>(
  { admitAndRun }: Operation<Known, Value, Names>,
  context: CallerContext,
  input: Given<ValuesOf<Known>>,
  named: Names,
): Promise<Result<Value, Failure>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what may be undefined is left out
  return await admitAndRun(context, named, () => ({ ok: true, value: input as ValuesOf<Known> }));
}
