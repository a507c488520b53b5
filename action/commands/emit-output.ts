import { posix } from "node:path";
import {
  type AssistantLayer,
  CONFIG_MAP_MAX_BYTES,
  configMap,
  countOf,
  type EmitFormat,
  ENVIRONMENT_VARIABLE_MAX_BYTES,
  err,
  isObjectName,
  isVariableName,
  ok,
  quote,
  type Result,
  shellLine,
} from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";

/** The place that an emitted text goes to, as far as it is known. */
export interface Destination {
  /** The layer's name. */
  readonly layer: string;
  readonly described: AssistantLayer | undefined;
  /** The option `--name`. */
  readonly name: string | undefined;
}

/** Writes an emitted text in a format; a failure where a name is missing or wrong, or the text is too long for the place. */
export function formatEmitted(text: string, format: EmitFormat, to: Destination): Result<string, Failure> {
  const formatters: Readonly<Record<EmitFormat, () => Result<string, Failure>>> = {
    json: () => ok(text),
    "json-string": () => ok(JSON.stringify(text)),
    env: () => formatVariable(text, to),
    k8s: () => formatConfigMap(text, to),
  };
  return formatters[format]();
}

function formatVariable(text: string, { name, described }: Destination): Result<string, Failure> {
  const variable = name ?? described?.variable;
  if (variable === undefined) {
    return err({ reason: "The vocabulary knows no variable for this layer. Give its name by --name." });
  }
  if (!isVariableName(variable)) {
    return err({
      reason: `No shell has a variable called ${quote(variable)}. Use letters, digits and "_", and no digit first.`,
    });
  }
  const line = shellLine(variable, text);
  const bytes = Buffer.byteLength(`${variable}=${text}`);
  return bytes > ENVIRONMENT_VARIABLE_MAX_BYTES
    ? err(tooLong(bytes, "a variable", ENVIRONMENT_VARIABLE_MAX_BYTES))
    : ok(line);
}

function formatConfigMap(text: string, { layer, name, described }: Destination): Result<string, Failure> {
  if (name === undefined) return err({ reason: "A ConfigMap needs a name. Give it by --name." });
  if (!isObjectName(name)) {
    return err({
      reason: `Kubernetes takes no object called ${quote(name)}. Use small letters, digits, "-" and ".", and letters or digits at both ends.`,
    });
  }
  const { variable, file = `${layer}.json` } = described ?? {};
  const key = variable ?? posix.basename(file);
  const bytes = Buffer.byteLength(text);
  return bytes > CONFIG_MAP_MAX_BYTES
    ? err(tooLong(bytes, "a ConfigMap", CONFIG_MAP_MAX_BYTES))
    : ok(configMap(name, key, text));
}

function tooLong(bytes: number, place: string, most: number): Failure {
  return {
    reason: `The text has ${countOf(bytes, "byte")}, and ${place} takes at most ${most}. Make the layer shorter, or use a file.`,
  };
}
