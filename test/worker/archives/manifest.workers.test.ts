import { describe, expect, it } from "vitest";
import { BundleError } from "../../../worker/archives/bundle-error.ts";
import { BUNDLE_MANIFEST_MAX_BYTES, checkManifestSize, readManifest } from "../../../worker/archives/manifest.ts";

const read = (document: unknown) => readManifest(new TextEncoder().encode(JSON.stringify(document)));

describe("a manifest", () => {
  it.each([
    [
      { metadata: { appmode: "static", primary_html: "a.html", entrypoint: "b.html" } },
      { primaryHtml: "a.html", entrypoint: "b.html" },
    ],
    [{ metadata: { entrypoint: "index.html" } }, { entrypoint: "index.html" }],
    [{ metadata: { appmode: "static", entrypoint: "python.html" } }, { entrypoint: "python.html" }],
    [{ metadata: { appmode: "", primary_html: "" } }, {}],
    [{ metadata: { appmode: 7 } }, {}],
    [{ name: "A web application", icons: [] }, {}],
    [null, {}],
  ])("%j names what to serve for the root: %j", (document, names) => {
    expect(read(document)).toEqual(names);
  });

  it.each([
    "python-api",
    "shiny",
    "quarto-static",
    "rmd-static",
    "jupyter-static",
    "api",
    "Static",
    "tensorflow-saved-model",
  ])("is refused with the mode %s, which this server does not run", (appmode) => {
    expect(() => read({ metadata: { appmode, primary_html: "index.html" } })).toThrow(BundleError);
    expect(() => read({ metadata: { appmode } })).toThrow(
      `The manifest names the mode "${appmode}". This server runs no programs`,
    );
  });

  it.each([
    "app.py",
    "a/APP.R",
    "report.qmd",
    "notes.Rmd",
    "book.ipynb",
    "server.js",
    "app:app",
    "app:app.server",
    "a.b:create()",
    'a.b:create("c")',
  ])("is refused with the source %s as what to start with", (name) => {
    for (const field of ["entrypoint", "primary_html", "primary_rmd"]) {
      expect(() => read({ metadata: { [field]: name } })).toThrow("which is source code");
    }
  });

  it("is refused where it is too large to be read", () => {
    expect(() => checkManifestSize(BUNDLE_MANIFEST_MAX_BYTES)).not.toThrow();
    expect(() => checkManifestSize(BUNDLE_MANIFEST_MAX_BYTES + 1)).toThrow(BundleError);
  });
});
