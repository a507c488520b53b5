/** What several routes fail with where that which a path or a body names is not there. */

import type { Failure } from "../../errors.ts";

export const NO_SUCH_USER: Failure = { kind: "no-such-object", what: "user" };

export const NO_SUCH_GROUP: Failure = { kind: "no-such-object", what: "group" };

export const NO_SUCH_BUNDLE: Failure = { kind: "no-such-object", what: "bundle" };
