import { readFileSync } from "node:fs";
import { Trouble } from "../trouble.ts";
import { member } from "./member.ts";

/** What an event tells of its pull request. */
export interface PullRequestEvent {
  /** The repository that the pull request asks to change, which is where the workflow runs. */
  readonly owner: string;
  readonly repository: string;
  readonly number: number;
  /** The pull request's own last commit when the event happened. */
  readonly headSha: string;
}

/**
 * Reads the event that started the workflow from where the runner left it.
 *
 * @throws Trouble on any other event than `pull_request`, or where the runner left no such event.
 */
export function readEvent(environment: NodeJS.ProcessEnv): PullRequestEvent {
  const event = environment.GITHUB_EVENT_NAME ?? "";
  if (event !== "pull_request") {
    throw new Trouble(
      `This Action checks the files of a pull request, and the event here is "${event}". ` +
        "Run it in a workflow that is triggered by `on: pull_request`.",
    );
  }
  const [owner = "", repository = ""] = (environment.GITHUB_REPOSITORY ?? "").split("/");
  const pullRequest = member(readPayload(environment.GITHUB_EVENT_PATH ?? ""), "pull_request");
  const number = member(pullRequest, "number");
  const headSha = member(member(pullRequest, "head"), "sha");
  if (typeof number !== "number" || typeof headSha !== "string" || repository === "") throw unreadableEvent();
  return { owner, repository, number, headSha };
}

function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw unreadableEvent();
  }
}

function unreadableEvent(): Trouble {
  return new Trouble(
    "The pull request of this run cannot be read from GITHUB_EVENT_PATH and GITHUB_REPOSITORY, which a runner sets. " +
      "Run the Action as a step of a workflow on GitHub Actions.",
  );
}
