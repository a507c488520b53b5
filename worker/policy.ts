import { checkPolicyFile, type Diagnostic, err, noPolicy, ok, type Policy, type Result } from "../shared/index.ts";
import { describeErrors } from "./describe-errors.ts";
import { textVariable, type VariableFault } from "./text-variable.ts";

/** Reads a policy file: a policy that a check can go by. One with a mistake is not used, not even in part. */
export function readPolicy(filename: string, bytes: Uint8Array): Result<Policy, readonly Diagnostic[]> {
  const { policy, file } = checkPolicyFile(filename, bytes);
  return file.diagnostics.length === 0 ? ok(policy) : err(file.diagnostics);
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
  if (read.ok) return { policy: read.value };
  return { fault: `The variable ${VARIABLE} is not a policy that can be used. ${describeErrors(read.error)}` };
}
