import { checkPolicyFile, type Diagnostic, noPolicy, type Policy } from "../shared/index.ts";

/** A policy that a check can go by, or what keeps it from being one. */
export type ReadPolicy = { readonly policy: Policy } | { readonly errors: readonly Diagnostic[] };

/** Reads a policy file. One with a mistake is not used, not even in part. */
export function readPolicy(filename: string, bytes: Uint8Array): ReadPolicy {
  const { policy, file } = checkPolicyFile(filename, bytes);
  return file.diagnostics.length === 0 ? { policy } : { errors: file.diagnostics };
}

/** The first error with its place and what to do, and how many more there are. */
export function describeErrors(
  errors: readonly Pick<Diagnostic, "range" | "message" | "advice">[],
  count = errors.length,
): string {
  const [first] = errors;
  if (first === undefined) return "";
  const { range, message, advice } = first;
  const place = range === undefined ? "" : `Line ${range.start.line}, column ${range.start.column}: `;
  const more = count === 1 ? "" : ` Errors beside this one: ${count - 1}.`;
  return `${place}${message} ${advice}${more}`;
}

/** The variable of a deployment that holds its policy. */
const VARIABLE = "POLICY";

/** The policy of a deployment, or why it cannot be used, for the log. */
export type OwnPolicy = { readonly policy: Policy } | { readonly fault: string };

/** What was read last: the variable is the same for every request, and reading it is not free. */
let last: { readonly text: string; readonly own: OwnPolicy } | undefined;

/** Reads the variable POLICY: the text of a policy file. Where there is none, or an empty one, nothing is changed. */
export function ownPolicy(env: object): OwnPolicy {
  const text: unknown = Reflect.get(env, VARIABLE);
  if (text === undefined || text === "") return { policy: noPolicy };
  if (typeof text !== "string") {
    return {
      fault: `The variable ${VARIABLE} is not text. Write the policy file's text under [vars] in wrangler.toml, between '''.`,
    };
  }
  if (last?.text !== text) last = { text, own: readOwn(text) };
  return last.own;
}

function readOwn(text: string): OwnPolicy {
  const read = readPolicy(VARIABLE, new TextEncoder().encode(text));
  if ("policy" in read) return read;
  return { fault: `The variable ${VARIABLE} is not a policy that can be used. ${describeErrors(read.errors)}` };
}
