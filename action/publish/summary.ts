import { formatSummary, quote } from "../../shared/index.ts";
import type { PullRequest } from "../files/pull-request.ts";
import type { Results } from "./results.ts";

const NOTHING_TO_CHECK = "## ✅ Provider Steward: no changed file matches the input `files`\n";

/**
 * The job summary in Markdown: what was found, then what changes for users, with links to the lines at the head commit.
 *
 * @param serverUrl where GitHub's pages are, without a slash at the end.
 */
export function summaryOf(results: Results, pullRequest: PullRequest, serverUrl: string): string {
  const { files, unread, changes } = results;
  if (files.length + unread.length + changes.length === 0) return NOTHING_TO_CHECK;
  const { owner, repository, headSha } = pullRequest;
  const linkTo = (path: string, line: number) =>
    `${serverUrl}/${owner}/${repository}/blob/${headSha}/${encodePath(path)}#L${line}`;
  return formatSummary(results, { linkTo, quote });
}

function encodePath(path: string): string {
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}
