import { ROUTES } from "../../../worker/app/index.ts";

/** The names in bodies of the configuration API, which are checked by hand. */
const OF_STACKS = [
  "layers",
  "before",
  "after",
  "discovered",
  "policy",
  "kind",
  "label",
  "text",
  "value",
  "providers",
  "id",
];

const described = ROUTES.flatMap(({ description: { query = {}, body } }) => [
  ...Object.keys(query),
  ...(body !== undefined && "known" in body ? Object.keys(body.known) : []),
]);

/** The names of all fields and parameters that the server reads: a new one is asked for by itself. */
export const FIELD_NAMES: readonly string[] = [...new Set([...described, ...OF_STACKS])];
