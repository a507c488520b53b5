import { getInput, info } from "@actions/core";
import { type CheckedFile, countBySeverity, type FileChanges, printable, type UnreadFile } from "../shared/index.ts";
import { type ChangedFile, listChangedFiles } from "./files/changed-files.ts";
import { compareFile, formerConfiguration } from "./files/compare.ts";
import { readEvent } from "./files/event.ts";
import { connect } from "./files/github.ts";
import { mergeBaseReader } from "./files/merge-base.ts";
import { fileMatcher } from "./files/pick.ts";
import { loadRepositoryPolicy } from "./files/policy-file.ts";
import { readPullRequest } from "./files/pull-request.ts";
import { readFiles } from "./files/read-files.ts";
import { openRepository } from "./files/repository.ts";
import { readInputs } from "./inputs.ts";
import { checkByPolicy, isPolicyFile, policyFilesBeside, withoutPolicy } from "./policy.ts";
import { publish } from "./publish/publish.ts";
import type { ResultFile } from "./publish/results.ts";

/**
 * The whole of the Action: inputs → files and policy → check and compare → publish.
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
  const isPicked = ({ path, isRemoved }: ChangedFile) => !isRemoved && matches(path);

  const head = openRepository(github, pullRequest, { sha: pullRequest.headSha, name: "the head commit" });
  // A pull request that changes neither has nothing to do with what is wrong with the policy.
  const isConcerned = changed.some(
    (file) => matches(file.path) || formerConfiguration(file, matches) !== null || file.path === inputs.policy,
  );
  const loaded = isConcerned ? await loadRepositoryPolicy(head, inputs.policy) : withoutPolicy;
  if (loaded.path !== undefined) info(`Checking by the policy ${printable(loaded.path)}.`);

  const files: CheckedFile[] = [];
  const unread: UnreadFile[] = [];
  const changes: FileChanges[] = [];
  const readBefore = mergeBaseReader(github, pullRequest);
  for await (const [file, read] of readFiles(github, pullRequest, changed.filter(isPicked))) {
    const { path } = file;
    if ("reason" in read) {
      unread.push(read);
      continue;
    }
    files.push(checkByPolicy(loaded, path, read.bytes));
    if (isPolicyFile(loaded, path)) continue;
    changes.push(await compareFile(loaded, readBefore, path, formerConfiguration(file, matches), read.bytes));
  }
  for (const file of changed.filter((one) => !isPicked(one))) {
    const path = formerConfiguration(file, matches);
    if (path === null || isPolicyFile(loaded, path)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
    changes.push(await compareFile(loaded, readBefore, path, path, undefined));
  }

  const { owner, repository, number, headSha } = pullRequest;
  const all = [...policyFilesBeside(loaded, files), ...files].map(resultFile);
  const results = {
    target: { owner, repository, headSha, pullRequest: number },
    files: all,
    unread: [...loaded.unread, ...unread],
    changes,
    unreported: countBySeverity([]),
  };
  await publish(results, inputs, environment, async () => github);
}

function resultFile(checked: CheckedFile): ResultFile {
  return { checked, text: "", lines: undefined };
}
