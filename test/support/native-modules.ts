/**
 * Sets up tests whose modules Node loads by itself, without a bundler in between: it learns here what the Worker's bundler knows, JSX
 * and JSON without an attribute.
 */
import { readFileSync } from "node:fs";
import { type LoadFnOutput, registerHooks } from "node:module";
import { type TransformOptions, transformSync } from "esbuild";

// This file is run again for each file of tests, in the same process.
const REGISTERED = Symbol.for("provider-steward: native modules");

if (!Object.hasOwn(globalThis, REGISTERED)) {
  Object.defineProperty(globalThis, REGISTERED, { value: true });
  registerHooks({
    load: (url, context, nextLoad) => {
      if (url.endsWith(".tsx")) return compiled(url, { loader: "tsx", jsx: "automatic", jsxImportSource: "preact" });
      // A module that `require` loads has no attributes.
      const isImported = context.conditions.includes("import") && context.importAttributes["type"] === undefined;
      return isImported && url.endsWith(".json") ? compiled(url, { loader: "json" }) : nextLoad(url, context);
    },
  });
}

function compiled(url: string, options: TransformOptions): LoadFnOutput {
  const source = readFileSync(new URL(url), "utf8");
  const { code } = transformSync(source, { ...options, format: "esm", sourcemap: "inline", sourcefile: url });
  return { format: "module", source: code, shortCircuit: true };
}
