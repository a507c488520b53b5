import { DEFAULT_GLOBS } from "../globs.ts";

/** The copy of this project that a pipeline runs. */
export interface ActionReference {
  /** Its owner and name on GitHub, such as `acme/provider-steward`. */
  readonly repository: string;
  /** A tag, a branch or a commit. */
  readonly version: string;
  /** True where the owner stands for one that is not known. */
  readonly isPlaceholder: boolean;
}

/** The workflow for GitHub: on pull requests, with the least permissions. */
export function gitHubWorkflow({ repository, version, isPlaceholder }: ActionReference): string {
  const owner = isPlaceholder ? " # OWNER: whose copy of Provider Steward it is" : "";
  return `name: Provider configuration
on: pull_request

permissions:
  contents: read
  pull-requests: write # for the comment; without it, all else is the same

concurrency:
  group: provider-configuration-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${repository}@${version}${owner}
`;
}

/** The job for GitLab: on merge requests and on the default branch. It needs git, and the Node of the image. */
export function gitLabJob({ repository, version, isPlaceholder }: ActionReference): string {
  const owner = isPlaceholder ? "    # OWNER: whose copy of Provider Steward it is\n" : "";
  const patterns = DEFAULT_GLOBS.map((glob) => `":(glob)${glob}"`).join(" ");
  return `provider-configuration:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - STEWARD=$(mktemp -d)
${owner}    - git -c advice.detachedHead=false clone --quiet --depth 1 --branch ${version} https://github.com/${repository}.git "$STEWARD"
    - git ls-files -z -- ${patterns} | xargs -0 -r node "$STEWARD/action/package/start.js" validate
`;
}

/** The pipeline of a GitLab repository that has none. */
export function gitLabPipeline(job: string): string {
  return `include:\n  - local: ${job}\n`;
}
