import { chosen } from "../../support/size.ts";
import { type OperationName, operationNames } from "./bodies.ts";
import { FORMS, type Form, KINDS, type Kind } from "./kinds.ts";

/** What is asked about a kind of text, and in which form. */
export interface Turn {
  readonly kind: Kind;
  readonly form: Form;
  readonly operation: OperationName;
}

/**
 * One turn for each kind, the same one in each run. There are three forms and seven operations, so that among any 21 kinds
 * that follow each other each operation meets each form. `npm run hostile` asks everything of every kind.
 */
const TURNS: readonly (readonly [string, Turn])[] = Object.entries(KINDS).map(([name, kind], index) => [
  name,
  {
    kind,
    form: FORMS[index % FORMS.length] ?? "strict",
    operation: operationNames[index % operationNames.length] ?? "validate",
  },
]);

const ONE_KIND_OF = 120;

/** All turns; in the small size a few, by the seed. */
export function turns(): readonly (readonly [string, Turn])[] {
  return chosen(TURNS, ONE_KIND_OF);
}
