import { posix } from "node:path";
import {
  buildSchema,
  checkPolicyFile,
  checkText,
  countBySeverity,
  hostsIn,
  joinParts,
  listNames,
  type Policy,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  quoteAll,
  readDocument,
  schemaReferenceOf,
  vocabularyOfText,
} from "../../shared/index.ts";
import { POLICY_FILE } from "../loaded-settings.ts";
import { GITLAB_PIPELINE, type Seen, type SeenFile } from "./look.ts";
import { type ActionReference, gitHubWorkflow, gitLabJob, gitLabPipeline } from "./pipeline-texts.ts";

/** The files that a repository needs, those among them that are there too, and what people should know of them. */
export interface Plan {
  readonly files: readonly SeenFile[];
  /** The vocabulary of all configurations; undefined where they have several, and where there are none. */
  readonly vocabulary: PresetName | undefined;
  /** Sentences. */
  readonly notes: readonly string[];
}

const WORKFLOW = ".github/workflows/provider-steward.yml";
const GITLAB_JOB = ".gitlab/provider-steward.yml";

/** A configuration, with the name of the vocabulary by which it is read. */
interface Configuration extends SeenFile {
  readonly vocabulary: PresetName;
}

/**
 * Plans a set-up by what is seen of a repository. A path of the plan at which something is stays as it is.
 * See docs/decisions/0182-what-init-and-hooks-run.md.
 */
export function planSetUp(seen: Seen, action: ActionReference): Plan {
  const found = seen.configurations.map((file) => ({ ...file, vocabulary: vocabularyNameOf(file.text) }));
  const [vocabulary, ...others] = new Set(found.map((one) => one.vocabulary));
  const common = others.length === 0 ? vocabulary : undefined;
  const hosts = hostsToApprove(found);
  const policyText = seen.policy ?? writePolicy(common, hosts);
  const { policy } = checkPolicyFile(POLICY_FILE, new TextEncoder().encode(policyText));
  const configurations = found.map((one) => ({ ...one, vocabulary: policy.vocabulary ?? one.vocabulary }));
  const schemas = planSchemas(configurations, policy);
  const pipeline = planPipeline(seen, action);
  return {
    files: [{ path: POLICY_FILE, text: policyText }, ...schemas.files, ...pipeline.files],
    vocabulary: policy.vocabulary ?? common,
    notes: [
      ...notesOnConfigurations(found, seen),
      ...(seen.policy === undefined && hosts.length > 0 ? [noteOnHosts(hosts)] : []),
      ...schemas.notes,
      ...pipeline.notes,
    ],
  };
}

/** The preset that a file's `$schema` names, else the one by which it has the fewest errors. */
function vocabularyNameOf(text: string): PresetName {
  const named = vocabularyOfText(undefined, text);
  const errors = PRESET_NAMES.map((name) => {
    const isOwn = named !== PRESETS.specification && PRESETS[name] === named;
    return {
      name,
      count: isOwn ? -1 : countBySeverity(checkText(text, { vocabulary: PRESETS[name] }).diagnostics).error,
    };
  });
  return errors.reduce((best, one) => (one.count < best.count ? one : best)).name;
}

/** The hosts that configurations lead to, as far as a policy can name them. */
function hostsToApprove(configurations: readonly Configuration[]): readonly string[] {
  const hosts = configurations.flatMap(({ text, vocabulary }) => [...hostsIn(text, PRESETS[vocabulary])]);
  return [...new Set(hosts)].toSorted().filter((host) => {
    const policy = new TextEncoder().encode(JSON.stringify({ approvedHosts: [host] }));
    return checkPolicyFile(POLICY_FILE, policy).file.diagnostics.length === 0;
  });
}

/** The specification's names hold where no other ones are named. */
function writePolicy(vocabulary: PresetName | undefined, approvedHosts: readonly string[]): string {
  const policy = {
    ...(vocabulary === undefined || vocabulary === "specification" ? {} : { vocabulary }),
    rules: {},
    ...(approvedHosts.length === 0 ? {} : { approvedHosts }),
  };
  return `${JSON.stringify(policy, undefined, 2)}\n`;
}

function notesOnConfigurations(found: readonly Configuration[], { policy }: Seen): readonly string[] {
  if (found.length === 0) {
    return ["There is no providers.json or providers.jsonc yet: the check begins with the first one."];
  }
  const names = [...new Set(found.map(({ vocabulary }) => vocabulary))];
  if (names.length > 1) {
    return [
      `The configurations have the names of several vocabularies, ${quoteAll(names, "and")}: the "$schema" of each file has to name its own.`,
    ];
  }
  const isNamed = policy === undefined && names[0] !== "specification";
  return isNamed ? [`The configurations have the names of ${quoteAll(names, "and")}, so the policy chooses it.`] : [];
}

function noteOnHosts(hosts: readonly string[]): string {
  const list = joinParts(
    listNames(hosts, (host) => host),
    "and",
  );
  return `The policy approves the hosts that the configurations lead to today: ${list}. Any other host is an error until the policy names it.`;
}

/** The schemas that configurations name, or should name, beside themselves. */
function planSchemas(configurations: readonly Configuration[], policy: Policy): Pick<Plan, "files" | "notes"> {
  const files = new Map<string, SeenFile>();
  const without: string[] = [];
  for (const { path, text, vocabulary } of configurations) {
    const read = readDocument(text);
    if (!read.ok) continue;
    const named = read.value.document["$schema"];
    if (named === undefined) without.push(path);
    const reference = schemaReferenceOf(policy, PRESETS[vocabulary]);
    const schema = posix.join(posix.dirname(path), reference);
    const isBeside = reference.startsWith("./") && (named === undefined || named === reference);
    if (isBeside && !files.has(schema)) files.set(schema, { path: schema, text: schemaText(vocabulary) });
  }
  const list = joinParts(
    listNames(without, (path) => path),
    "and",
  );
  const note = `"$schema" is missing in ${list}: "provider-steward fix" with the file's name adds it, with the other safe fixes.`;
  return { files: [...files.values()], notes: without.length === 0 ? [] : [note] };
}

function schemaText(vocabulary: PresetName): string {
  return `${JSON.stringify(buildSchema(PRESETS[vocabulary]), undefined, 2)}\n`;
}

/** The pipeline of the place where the repository is hosted, unless one of its files runs the check already. */
function planPipeline(seen: Seen, action: ActionReference): Pick<Plan, "files" | "notes"> {
  const { host, pipelines } = seen;
  const own = host === "github" ? WORKFLOW : GITLAB_JOB;
  const running = pipelines.find(({ path, text }) => path !== own && /\/provider-steward(?:@|\.git\b)/.test(text));
  if (running !== undefined) return { files: [running], notes: [`${running.path} runs the check already.`] };
  const owner = `OWNER in ${own} stands for the owner of the copy of Provider Steward: write the name, or give it with --action.`;
  const notes = action.isPlaceholder && !seen.isThere(own) ? [owner] : [];
  if (host === "github") return { files: [{ path: WORKFLOW, text: gitHubWorkflow(action) }], notes };
  const existing = pipelines.find(({ path }) => path === GITLAB_PIPELINE);
  const isIncluded = existing === undefined || existing.text.includes(GITLAB_JOB);
  return {
    files: [
      { path: GITLAB_JOB, text: gitLabJob(action) },
      { path: GITLAB_PIPELINE, text: gitLabPipeline(GITLAB_JOB) },
    ],
    notes: isIncluded ? notes : [...notes, `Add "- local: ${GITLAB_JOB}" below "include:" in ${GITLAB_PIPELINE}.`],
  };
}
