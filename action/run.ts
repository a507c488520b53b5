import { getInput, info } from "@actions/core";
import { type CheckedFile, printable, type UnreadFile } from "../shared/index.ts";
import { listChangedFiles } from "./files/changed-files.ts";
import { readEvent } from "./files/event.ts";
import { connect } from "./files/github.ts";
import { fileMatcher } from "./files/pick.ts";
import { loadRepositoryPolicy } from "./files/policy-file.ts";
import { readPullRequest } from "./files/pull-request.ts";
import { readFiles } from "./files/read-files.ts";
import { openRepository } from "./files/repository.ts";
import { readInputs } from "./inputs.ts";
import { checkByPolicy, policyFilesBeside, withoutPolicy } from "./policy.ts";
import { publish } from "./publish/publish.ts";

/**
 * The whole of the Action: inputs → files and policy → check → publish.
 *
 * @param environment where the runner says what happened and where to write.
 * @throws Trouble where the Action could not do its work at all. A file that could not be read is told by `publish`.
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  const inputs = readInputs(getInput);
  const event = readEvent(environment);
  const github = await connect(inputs.token);
  const pullRequest = await readPullRequest(github, event);
  if (pullRequest.headSha !== event.headSha) info(`The pull request has moved on; checking ${pullRequest.headSha}.`);

  const changed = await listChangedFiles(github, pullRequest);
  const matches = fileMatcher(inputs.files);
  const picked = changed.filter(({ path }) => matches(path));

  // A pull request that changes neither has nothing to do with what is wrong with the policy.
  const isConcerned = picked.length > 0 || changed.some(({ path }) => path === inputs.policy);
  const loaded = isConcerned
    ? await loadRepositoryPolicy(openRepository(github, pullRequest), inputs.policy)
    : withoutPolicy;
  if (loaded.path !== undefined) info(`Checking by the policy ${printable(loaded.path)}.`);

  const files: CheckedFile[] = [];
  const unread: UnreadFile[] = [];
  for await (const file of readFiles(github, pullRequest, picked)) {
    if ("reason" in file) unread.push(file);
    else files.push(checkByPolicy(loaded, file.path, file.bytes));
  }

  const all = [...policyFilesBeside(loaded, files), ...files];
  await publish({ files: all, unread: [...loaded.unread, ...unread] }, inputs.failOn, pullRequest, environment);
}
