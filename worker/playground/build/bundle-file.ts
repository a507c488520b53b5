import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

/** A script or a style with all that it imports, made small for browsers of the years from 2024 on. */
export async function bundleFile(file: URL, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17"],
    charset: "utf8",
    legalComments: "none",
    ...options,
    write: false,
    entryPoints: [fileURLToPath(file)],
  });
  const [bundled] = outputFiles;
  if (bundled === undefined) throw new Error(`esbuild wrote nothing for ${file.pathname}.`);
  return bundled.text;
}
