import { checkPolicyFile, type Diagnostic, noPolicy, type Policy } from "../shared/index.ts";
import { describeErrors } from "./describe-errors.ts";
import { textVariable, type VariableFault } from "./text-variable.ts";

/** A policy that a check can go by, or what keeps it from being one. */
export type ReadPolicy = { readonly policy: Policy } | { readonly errors: readonly Diagnostic[] };

/** Reads a policy file. One with a mistake is not used, not even in part. */
export function readPolicy(filename: string, bytes: Uint8Array): ReadPolicy {
  const { policy, file } = checkPolicyFile(filename, bytes);
  return file.diagnostics.length === 0 ? { policy } : { errors: file.diagnostics };
}

/** The variable of a deployment that holds its policy. */
const VARIABLE = "POLICY";

/** The policy of a deployment, or why it cannot be used, for the log. */
export type OwnPolicy = { readonly policy: Policy } | VariableFault;

const readVariable = textVariable(VARIABLE, "the policy file's", readOwn);

/** Reads the variable POLICY: the text of a policy file. Where there is none, or an empty one, nothing is changed. */
export function ownPolicy(env: object): OwnPolicy {
  return readVariable(env) ?? { policy: noPolicy };
}

function readOwn(text: string): OwnPolicy {
  const read = readPolicy(VARIABLE, new TextEncoder().encode(text));
  if ("policy" in read) return read;
  return { fault: `The variable ${VARIABLE} is not a policy that can be used. ${describeErrors(read.errors)}` };
}
