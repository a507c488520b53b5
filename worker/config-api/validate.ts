import {
  type Checked,
  type CheckSettings,
  checkLayers,
  checkText,
  type Diagnostic,
  decodeFile,
  described,
  err,
  FILE_REPORT,
  fileReport,
  type LayerInput,
  layerFiles,
  listOf,
  named,
  ok,
  orderDiagnostics,
  PATH_REPORT,
  type Policy,
  type PresetName,
  printableJson,
  REQUEST_MAX_BYTES,
  type Result,
  readLayer,
  toFileDiagnostic,
  type Vocabulary,
  vocabularyOfText,
  withOptional,
} from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import { ACCEPTED_TEXTS, isForm, readText } from "../http/request-body.ts";
import { json, jsonText } from "../http/response.ts";
import type { Description } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { describeErrors, readPolicy } from "../settings/configuration.ts";
import { RESPONSE_MAX_DIAGNOSTICS } from "../values/limits.ts";
import { FORM_SCHEMA, type PartName, type Parts, readForm } from "./form.ts";
import { BODY_FAILURES, chosenVocabulary, linkDocs, VOCABULARY } from "./resolution.ts";

const FILE = { description: "The text of the file." };

/** The report on a file in which nothing is found, as most are. */
const NOTHING_FOUND = printableJson(fileReport({ diagnostics: [], suppressed: [] }));

/** The description of `answerValidate`. */
export const VALIDATE: Description = {
  query: VOCABULARY,
  body: {
    content: {
      ...Object.fromEntries(ACCEPTED_TEXTS.map((type) => [type, FILE])),
      "multipart/form-data": FORM_SCHEMA,
    },
    failures: BODY_FAILURES,
  },
  answers: {
    200: named(
      "ValidationReport",
      withOptional(FILE_REPORT, {
        layers: described(listOf(PATH_REPORT), "The layers in which something has no effect, where the body has any."),
      }),
    ),
  },
};

/** A text to check, and what the check goes by. */
interface Task {
  readonly text: string;
  readonly settings: CheckSettings;
  readonly layers: readonly LayerInput[];
}

/**
 * `POST /v1/validate`: the report on the file in the body, with status 200 whether the file is valid or not. The body is
 * the file, or a form of the file and what else the check is to go by.
 */
export async function answerValidate(request: Request, context: Context): Promise<Response | Failure> {
  const query = readParameters(request.url, VOCABULARY);
  if (!query.ok) return query.error;
  const { vocabulary: name } = query.value;
  const task = isForm(request.headers)
    ? await readParts(request, name, context)
    : await readBody(request, name, context);
  if (!task.ok) return task.error;
  const { text, settings, layers } = task.value;
  if (layers.length > 0) return json(reportWithin(layers, text, settings, context));
  const found = checkText(text, settings);
  const isNothing = found.diagnostics.length + found.suppressed.length === 0;
  return isNothing ? jsonText(NOTHING_FOUND) : json(reportOn(found, context));
}

function reportOn({ diagnostics, suppressed }: Checked, { docsUrl }: Context) {
  const linked = { diagnostics: linkDocs(diagnostics, docsUrl), suppressed: linkDocs(suppressed, docsUrl) };
  return fileReport(linked, RESPONSE_MAX_DIAGNOSTICS);
}

/** The report on a file, and on the layers in which something has no effect. It is valid where all of them are. */
function reportWithin(layers: readonly LayerInput[], text: string, settings: CheckSettings, context: Context) {
  const vocabulary = vocabularyOfText(settings.vocabulary, text);
  const { documents, diagnostics, diagnosticsWith } = checkLayers(layers, vocabulary);
  const found = diagnosticsWith({ label: settings.path ?? "file", text });
  const { own = [], others = [] } = Object.groupBy(found, ({ layer }) => (layer?.kind === "user" ? "own" : "others"));
  const checked = checkText(text, { ...settings, layers: documents });
  const ofFile = orderDiagnostics([...checked.diagnostics, ...own.map(toFileDiagnostic)]);
  const report = reportOn({ ...checked, diagnostics: ofFile }, context);
  const ofLayers = layerFiles([...diagnostics, ...others], layers, vocabulary).map((file) => ({
    path: file.path,
    ...reportOn(file, context),
  }));
  return { ...report, valid: report.valid && ofLayers.every(({ valid }) => valid), layers: ofLayers };
}

async function readBody(
  request: Request,
  name: PresetName | undefined,
  context: Context,
): Promise<Result<Task, Failure>> {
  const text = await readText(request, REQUEST_MAX_BYTES);
  const { policy } = context;
  const vocabulary = chosenVocabulary(name, context, policy);
  return text.ok ? ok({ text: text.value, settings: { policy, vocabulary }, layers: [] }) : text;
}

async function readParts(
  request: Request,
  name: PresetName | undefined,
  context: Context,
): Promise<Result<Task, Failure>> {
  const form = await readForm(request, REQUEST_MAX_BYTES);
  if (!form.ok) return form;
  const parts = form.value;
  const { bytes, filename } = parts.file;
  const decoded = decodeFile(bytes, REQUEST_MAX_BYTES);
  if (!decoded.ok) {
    const { message, advice } = decoded.error;
    return err({ kind: "invalid-request", error: `The part "file" cannot be read. ${message} ${advice}` });
  }
  const policy = policyOf(parts, context);
  if (!policy.ok) return policy;
  const vocabulary = chosenVocabulary(name, context, policy.value);
  const layers = layersOf(parts, vocabulary, context);
  if (!layers.ok) return layers;
  const path = filename === undefined ? {} : { path: filename };
  return ok({
    text: decoded.value,
    settings: { policy: policy.value, vocabulary, ...path },
    layers: layers.value,
  });
}

/** The deployment's where the form has none. */
function policyOf({ policy }: Parts, context: Context): Result<Policy, Failure> {
  if (policy === undefined) return ok(context.policy);
  const read = readPolicy(policy.filename ?? "policy", policy.bytes);
  return read.ok ? read : notUsable("policy", read.error, context);
}

function layersOf(
  parts: Parts,
  vocabulary: Vocabulary | undefined,
  context: Context,
): Result<readonly LayerInput[], Failure> {
  const layers: LayerInput[] = [];
  for (const kind of ["enforced", "default"] as const) {
    const part = parts[kind];
    if (part === undefined) continue;
    const label = part.filename ?? kind;
    const { text, file } = readLayer(label, part.bytes, vocabulary);
    if (text === undefined) return notUsable(kind, file.diagnostics, context);
    layers.push({ kind, label, text });
  }
  return ok(layers);
}

function notUsable(part: PartName, errors: readonly Diagnostic[], { docsUrl }: Context): Result<never, Failure> {
  const diagnostics = linkDocs(errors.slice(0, RESPONSE_MAX_DIAGNOSTICS), docsUrl);
  return err({
    kind: "invalid-request",
    error: `The part "${part}" is not valid. ${describeErrors(errors)}`,
    payload: { part, diagnostics },
  });
}
