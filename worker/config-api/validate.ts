import { fileReport, REQUEST_MAX_BYTES, RESPONSE_MAX_DIAGNOSTICS, validate } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";
import { json } from "../response.ts";
import { readText } from "./request-body.ts";

/** `POST /v1/validate`: the report on the file in the body, with status 200 whether the file is valid or not. */
export async function answerValidate(request: Request): Promise<Response | Failure> {
  const text = await readText(request, REQUEST_MAX_BYTES);
  if (typeof text !== "string") return text;
  return json(fileReport(validate(text), RESPONSE_MAX_DIAGNOSTICS));
}
