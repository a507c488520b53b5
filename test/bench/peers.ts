/** Other validators as processes. Their packages have a manifest of their own, so that the project's install is small. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the manifest of their packages is. */
export const PEERS = "test/bench";

const folder = fileURLToPath(new URL(".", import.meta.url));
const packages = join(folder, "node_modules");

/** Gives what Node has to run so that a peer checks files. */
type Command = (schema: string, files: readonly string[]) => readonly string[];

export const COMMANDS: Readonly<Record<string, Command>> = {
  "ajv-cli": (schema, files) => {
    const words = [join(packages, "ajv-cli/dist/index.js"), "validate", "--strict=false", "-s", schema];
    return [...words, ...files.flatMap((file) => ["-d", file])];
  },
  "sourcemeta by npm": (schema, files) => {
    return [join(packages, "@sourcemeta/jsonschema/npm/cli.js"), "validate", schema, ...files];
  },
  "VS Code's service": (schema, files) => [join(folder, "peers/editor-service.mjs"), schema, ...files],
};
