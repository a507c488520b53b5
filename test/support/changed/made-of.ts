/** Generated files by how their paths begin, with the scripts that write them and the entries that these bundle. */
export const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  "action/dist/export/": ["action/build.ts", "action/export/main.ts"],
  "action/dist/main/": ["action/build.ts", "action/main.ts"],
  "action/dist/terminal/": ["action/build.ts", "action/terminal.ts"],
  "docs/rules.md": ["shared/generate.ts"],
  "shared/schema/generated/": ["shared/generate.ts"],
  "shared/settings/generated/": ["shared/generate.ts"],
  "worker/html/generated/": ["worker/generate.ts"],
};
