/**
 * Who may do what, once more and by hand: the roles that may do each operation with what is their own, and with what belongs to
 * others. The tests compare the operations with it.
 */

import type { Result } from "../../../shared/index.ts";
import {
  ADD_PERMISSION,
  DELETE_PERMISSION,
  LIST_PERMISSIONS,
  READ_PERMISSION,
  UPDATE_PERMISSION,
} from "../../../worker/content/permission-operations.ts";
import type { Failure } from "../../../worker/http/errors.ts";
import type { CallerContext } from "../../../worker/identity/caller.ts";
import { CREATE_KEY, DELETE_KEY, LIST_KEYS, READ_KEY } from "../../../worker/keys/operations.ts";
import type { Named, Operation } from "../../../worker/operation/operation.ts";

/** The one whose thing it is, to the caller. */
export type Relation = "own" | "shared to change" | "shared to view" | "of others";

export type Least = "viewer" | "publisher" | "administrator" | "no one";

/** An operation as far as it admits callers. */
interface Admitting extends Pick<Operation, "name" | "access"> {
  readonly admitAndRun: (
    context: CallerContext,
    named: Named<"guid" | "id">,
    readInput: () => Result<never, Failure>,
  ) => Promise<Result<unknown, Failure>>;
}

export interface Row {
  readonly operation: Admitting;
  readonly about: "user" | "content";
  readonly least: Readonly<Partial<Record<Relation, Least>>>;
}

const OF_USER = { own: "viewer", "of others": "administrator" } as const;

const OF_CHANGEABLE_CONTENT = {
  own: "publisher",
  "shared to change": "publisher",
  "shared to view": "administrator",
  "of others": "administrator",
} as const;

export const ACCESSES: readonly Row[] = [
  { operation: LIST_KEYS, about: "user", least: OF_USER },
  { operation: READ_KEY, about: "user", least: OF_USER },
  { operation: CREATE_KEY, about: "user", least: { own: "viewer", "of others": "no one" } },
  { operation: DELETE_KEY, about: "user", least: OF_USER },
  { operation: LIST_PERMISSIONS, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: ADD_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: UPDATE_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DELETE_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
];
