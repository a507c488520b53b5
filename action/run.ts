import { getInput } from "@actions/core";
import { type CheckedFile, checkFile } from "../shared/index.ts";
import { listChangedFiles } from "./files/changed-files.ts";
import { readPullRequest } from "./files/event.ts";
import { connect } from "./files/github.ts";
import { fileMatcher } from "./files/pick.ts";
import { readFiles, type UnreadFile } from "./files/read-files.ts";
import { readInputs } from "./inputs.ts";
import { publish } from "./publish/publish.ts";

/**
 * The whole of the Action: inputs → files → check → publish.
 *
 * @param environment where the runner says what happened and where to write.
 * @throws Trouble where the Action could not do its work; what it could do is published nevertheless.
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  const inputs = readInputs(getInput);
  const pullRequest = readPullRequest(environment);
  const github = await connect(inputs.token);

  const changed = await listChangedFiles(github, pullRequest);
  const matches = fileMatcher(inputs.files);
  const picked = changed.filter(({ path }) => matches(path));

  const files: CheckedFile[] = [];
  const unread: UnreadFile[] = [];
  for await (const file of readFiles(github, pullRequest, picked)) {
    if ("reason" in file) unread.push(file);
    else files.push(checkFile(file.path, file.bytes));
  }

  await publish({ files, unread }, inputs.failOn, pullRequest, environment);
}
