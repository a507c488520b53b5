import {
  type CheckSettings,
  type Diagnostic,
  decodeFile,
  err,
  fileReport,
  ok,
  type Policy,
  REQUEST_MAX_BYTES,
  type Result,
  readLayer,
  type Vocabulary,
  validate,
} from "../../shared/index.ts";
import { readPolicy } from "../configuration.ts";
import type { Context } from "../context.ts";
import { describeErrors } from "../describe-errors.ts";
import type { Failure } from "../errors.ts";
import { isForm } from "../input/media-type.ts";
import { readText } from "../input/request-body.ts";
import { RESPONSE_MAX_DIAGNOSTICS } from "../limits.ts";
import { json } from "../response.ts";
import { type PartName, type Parts, readForm } from "./form.ts";

/** A text to check, and what the check goes by. */
interface Task {
  readonly text: string;
  readonly settings: CheckSettings;
}

/**
 * `POST /v1/validate`: the report on the file in the body, with status 200 whether the file is valid or not. The body is
 * the file, or a form of the file and what else the check is to go by.
 */
export async function answerValidate(request: Request, context: Context): Promise<Response | Failure> {
  const task = isForm(request.headers) ? await readParts(request, context) : await readBody(request, context);
  if (!task.ok) return task.error;
  const { text, settings } = task.value;
  return json(fileReport(validate(text, settings), RESPONSE_MAX_DIAGNOSTICS));
}

async function readBody(request: Request, { policy, vocabulary }: Context): Promise<Result<Task, Failure>> {
  const text = await readText(request, REQUEST_MAX_BYTES);
  return text.ok ? ok({ text: text.value, settings: { policy, vocabulary } }) : text;
}

async function readParts(request: Request, { policy: ownPolicy, vocabulary }: Context): Promise<Result<Task, Failure>> {
  const form = await readForm(request, REQUEST_MAX_BYTES);
  if (!form.ok) return form;
  const parts = form.value;
  const { bytes, filename } = parts.file;
  const decoded = decodeFile(bytes, REQUEST_MAX_BYTES);
  if (!decoded.ok) {
    const { message, advice } = decoded.error;
    return err({ kind: "invalid-request", error: `The part "file" cannot be read. ${message} ${advice}` });
  }
  const policy = policyOf(parts, ownPolicy);
  if (!policy.ok) return policy;
  const layers = layersOf(parts, vocabulary);
  if (!layers.ok) return layers;
  const path = filename === undefined ? {} : { path: filename };
  return ok({ text: decoded.value, settings: { policy: policy.value, vocabulary, layers: layers.value, ...path } });
}

/** @param ownPolicy where the form has none. */
function policyOf({ policy }: Parts, ownPolicy: Policy): Result<Policy, Failure> {
  if (policy === undefined) return ok(ownPolicy);
  const read = readPolicy(policy.filename ?? "policy", policy.bytes);
  return read.ok ? read : notUsable("policy", read.error);
}

type Layers = NonNullable<CheckSettings["layers"]>;

function layersOf(parts: Parts, vocabulary: Vocabulary): Result<Layers, Failure> {
  const layers: { -readonly [Name in keyof Layers]: Layers[Name] } = {};
  for (const name of ["enforced", "default"] as const) {
    const part = parts[name];
    if (part === undefined) continue;
    const { document, file } = readLayer(part.filename ?? name, part.bytes, vocabulary);
    if (document === undefined) return notUsable(name, file.diagnostics);
    layers[name] = document;
  }
  return ok(layers);
}

function notUsable(part: PartName, errors: readonly Diagnostic[]): Result<never, Failure> {
  const diagnostics = errors.slice(0, RESPONSE_MAX_DIAGNOSTICS);
  return err({
    kind: "invalid-request",
    error: `The part "${part}" is not valid. ${describeErrors(errors)}`,
    payload: { part, diagnostics },
  });
}
