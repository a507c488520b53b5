import packageJson from "../../package.json" with { type: "json" };
import {
  type CheckedFile,
  describeUnread,
  formatGitlab,
  formatJson,
  formatJunit,
  formatSarif,
  ruleDescriptions,
  type UnreadFile,
} from "../../shared/index.ts";
import { formatWorkflowCommands, type RunError } from "../publish/annotations.ts";

/** The results for each file that was to be checked. */
export interface Results {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
}

/** The formatters for programs, by the names of their formats. */
export const PROGRAM_FORMATTERS = {
  json: ({ files, unread }) => formatJson(files, unread),
  sarif: ({ files, unread }) => formatSarif(files, ruleDescriptions, packageJson.version, unread),
  junit: ({ files, unread }) => formatJunit(files, unread),
  gitlab: ({ files, unread }) => formatGitlab(files, unread),
  github: ({ files, unread }) => formatWorkflowCommands(files, { runErrors: unread.map(toRunError) }),
} as const satisfies Readonly<Record<string, (results: Results) => string>>;

function toRunError(file: UnreadFile): RunError {
  return { title: "Could not read", message: describeUnread(file), file: file.path };
}
