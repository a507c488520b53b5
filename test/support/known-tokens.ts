import { words } from "./words.ts";

/** Letters and digits as by chance; put together here, so that no scanner takes this file for a leak. */
const CHANCE = "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z".repeat(6);
const fake = (prefix: string, length: number) => prefix + CHANCE.slice(0, length);
const hex = (prefix: string, length: number) => prefix + "4f3c2b1a0d9e8f7a".repeat(10).slice(0, length);
const upper = (prefix: string, length: number) => fake("", length).toUpperCase().replace(/^/, prefix);
const joined = (...parts: readonly string[]) => parts.join("");

/** A value of each kind of token, private key and webhook that is recognised by its shape. */
export const KNOWN_TOKENS: Readonly<Record<string, string>> = {
  "this project": fake("psk", 29),
  openai: fake("sk-", 48),
  "openai, project": fake("sk-proj-", 74),
  anthropic: fake("sk-ant-api03-", 93),
  "anthropic, letters only": joined("sk-ant-", "admin01-", "abcdefghijklmno-pqrstuvwxyz"),
  openrouter: hex("sk-or-v1-", 64),
  langfuse: joined("sk-lf-", "9b2f6c1e-", "4a0d-4b59-8a54-3f3f1f0d7c11"),
  groq: fake("gsk_", 52),
  "hugging face": fake("hf_", 34),
  perplexity: fake("pplx-", 48),
  xai: fake("xai-", 80),
  nvidia: fake("nvapi-", 64),
  together: fake("tgp_v1_", 43),
  fireworks: fake("fw_", 22),
  replicate: fake("r8_", 37),
  cerebras: joined("csk-", "a1b2c3d4e5f6g7h8".repeat(3)),
  pinecone: fake("pcsk_", 6) + fake("_", 62),
  tavily: fake("tvly-dev-", 32),
  jina: hex("jina_", 32) + fake("", 32),
  langsmith: hex("lsv2_pt_", 32),
  "bedrock, long": fake("ABSK", 120),
  "bedrock, short": fake("bedrock-api-key-", 60),
  databricks: hex("dapi", 32),
  "aws, access key": upper("AKIA", 16),
  "aws, session": upper("ASIA", 16),
  "google, key": fake("AIza", 35),
  "google, access": fake("ya29.", 60),
  "google, client": fake("GOCSPX-", 28),
  "azure, client": joined("aB3", "8Q~", fake("", 34)),
  "azure, storage": joined("AccountKey=", fake("", 86), "=="),
  alibaba: fake("LTAI", 20),
  digitalocean: hex("dop_v1_", 64),
  heroku: fake("HRKU-AA", 58),
  fly: fake("fo1_", 43),
  supabase: hex("sbp_", 40),
  "supabase, secret": fake("sb_secret_", 31),
  vercel: fake("vercel_blob_rw_", 16) + fake("_", 30),
  scalingo: fake("tk-us-", 48),
  "github, classic": fake("ghp_", 36),
  "github, app": fake("ghs_", 36),
  "github, fine-grained": fake("github_pat_", 82),
  gitlab: fake("glpat-", 20),
  "gitlab, runner": fake("glrt-", 20),
  atlassian: fake("ATATT3", 186),
  artifactory: fake("AKCp", 69),
  "artifactory, reference": fake("cmVmdG", 58),
  npm: fake("npm_", 36),
  pypi: joined("pypi-", "AgEIcHlwaS5vcmc", fake("", 60)),
  rubygems: hex("rubygems_", 48),
  nuget: fake("oy2", 43).toLowerCase(),
  sonarqube: hex("sqp_", 40),
  harness: joined(fake("pat.", 22), hex(".", 24), fake(".", 20)),
  pulumi: hex("pul-", 40),
  octopus: upper("API-", 26),
  docker: fake("dckr_pat_", 27),
  vault: fake("hvs.", 90),
  doppler: fake("dp.pt.", 43),
  age: upper("AGE-SECRET-KEY-1", 58),
  planetscale: fake("pscale_tkn_", 43),
  "grafana, cloud": fake("glc_", 60),
  "grafana, service": fake("glsa_", 32) + hex("_", 8),
  dynatrace: upper("dt0c01.", 24) + upper(".", 64),
  "new relic": upper("NRAK-", 27),
  sentry: hex("sntryu_", 64),
  openshift: fake("sha256~", 43),
  clickhouse: fake("4b1d", 38),
  posthog: fake("phx_", 43),
  "defined networking": fake("dnkey-", 26) + fake("-", 52),
  infracost: fake("ico-", 32),
  authress: joined(fake("sc_", 8), ".abcd.acc-", fake("", 12), fake(".", 40)),
  "slack, bot": joined("xoxb-", "123456789012-1234567890123-", fake("", 24)),
  "slack, legacy": joined("xoxo-", "123456789-123456789-", fake("", 24)),
  "slack, app": joined("xapp-", "1-A0123456789-1234567890123-", hex("", 64)),
  sendgrid: joined("SG.", fake("", 22), ".", fake("", 43)),
  stripe: fake("sk_live_", 24),
  "stripe, webhook": fake("whsec_", 32),
  twilio: hex("SK", 32),
  square: fake("sq0atp-", 22),
  shopify: hex("shpat_", 32),
  linear: fake("lin_api_", 40),
  notion: joined("ntn_", "12345678901", fake("", 35)),
  postman: hex("PMAK-", 24) + hex("-", 34),
  figma: fake("figd_", 40),
  airtable: fake("pat", 14) + hex(".", 64),
  hubspot: joined("pat-na1-", "9b2f6c1e-", "4a0d-4b59-8a54-3f3f1f0d7c11"),
  adobe: fake("p8e-", 32).toLowerCase(),
  "square, access": fake("EAAA", 60),
  facebook: fake("EAAC", 150),
  easypost: fake("EZAK", 54),
  flutterwave: hex("FLWSECK_TEST-", 32),
  plaid: joined("access-", "production-9b2f6c1e-", "4a0d-4b59-8a54-3f3f1f0d7c11"),
  duffel: fake("duffel_test_", 43),
  shippo: hex("shippo_live_", 40),
  "frame.io": fake("fio-u-", 64),
  readme: fake("rdme_", 70).toLowerCase(),
  "intra 42": hex("s-s4t2ud-", 64),
  settlemint: fake("sm_aat_", 16),
  maxmind: joined(fake("", 6), fake("_", 29), "_mmk"),
  telegram: joined("123456789:", fake("AA", 33)),
  terraform: joined(fake("", 14), ".atlasv1.", fake("", 67)),
  "json web token": joined("eyJ", "hbGciOiJIUzI1NiJ9.", fake("eyJ", 20), ".", fake("", 43)),
  "private key": joined("-----BEGIN ", "RSA PRIVATE KEY-----"),
  "private key, pgp": joined("-----BEGIN ", "PGP PRIVATE KEY BLOCK-----"),
  "webhook of slack": joined("https://hooks.slack.com/", "services/T01ABCDEF/B01ABCDEF/", fake("", 24)),
  "webhook of discord": joined("https://discord.com/api/", "webhooks/123456789012345678/", fake("", 68)),
  "webhook of teams": joined("https://example.webhook.office.com/", "webhookb2/9b2f6c1e-4a0d-4b59-8a54-3f3f1f0d7c11"),
  "webhook of zapier": joined("https://hooks.zapier.com/", "hooks/catch/123456/abcdefg"),
};

/** Ids, names and markers of real configurations, none of which is a credential. */
export const RIGHT_TEXTS: readonly string[] = [
  ...words(`
    gpt-4o-mini-2024-07-18 o1-preview-2024-09-12 chatgpt-4o-latest text-embedding-3-large
    ft:gpt-4o-mini-2024-07-18:example-org:support:9xYz3AbC
    ft:gpt-3.5-turbo-0613:example:customersupport2025:7p4lURelQaB2 claude-3-5-sonnet-20241022
    claude-sonnet-4-5@20250929 anthropic.claude-3-5-sonnet-20241022-v2:0 us.anthropic.claude-opus-4-20250514-v1:0
    arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-sonnet-4-20250514-v1:0
    arn:aws:bedrock:eu-central-1:123456789012:provisioned-model/abc123def456
    arn:aws:sagemaker:us-west-2:123456789012:endpoint/jumpstart-dft-hf-llm-mistral-7b-20240101-123456
    amazon.titan-text-premier-v1:0 gemini-2.5-flash-preview-05-20 models/gemini-1.5-pro-002
    projects/example-project-123456/locations/europe-west4/endpoints/1234567890123456789
    meta-llama/Llama-3.3-70B-Instruct-Turbo meta-llama/Meta-Llama-3.1-405B-Instruct-FP8
    accounts/fireworks/models/llama-v3p1-405b-instruct fw_llama_v3p1_8b_instruct hf_meta_llama_3_8b_instruct
    hf:mistralai/Mixtral-8x22B-Instruct-v0.1 TheBloke/Mistral-7B-Instruct-v0.2-GGUF:Q4_K_M
    bartowski/DeepSeek-R1-Distill-Qwen-32B-GGUF deepseek-r1:70b-llama-distill-q4_K_M
    qwen2.5-coder:32b-instruct-q8_0 Qwen/Qwen3-235B-A22B-Instruct-2507-FP8 mistral-small-3.2-24b-instruct-2506
    codestral-2501 command-r-plus-08-2024 @cf/meta/llama-3.3-70b-instruct-fp8-fast
    @hf/thebloke/openhermes-2.5-mistral-7b-awq nvidia/llama-3.1-nemotron-70b-instruct xai/grok-4-fast-reasoning
    groq/llama-3.1-8b-instant perplexity/sonar-reasoning-pro openrouter/auto:free
    databricks-meta-llama-3-3-70b-instruct
    stability-ai/sdxl:39ed52f2a78e934b3ba6e2a89f5b1c712de7dfea535525255b1aa35c5565e08b
    sha256:39ed52f2a78e934b3ba6e2a89f5b1c712de7dfea535525255b1aa35c5565e08b sk-bratislava-office-network
    key-accounts-team-europe pk-tenant-production-01 key-gateway1.example.com tok-models-2025-release
    monkey-business-v2-instruct task-router-llama3instruct8b xoxo-hugs-and-kisses
    9b2f6c1e-4a0d-4b59-8a54-3f3f1f0d7c11 9b2f6c1e4a0d4b598a543f3f1f0d7c11 01ARZ3NDEKTSV4RRFFQ69G5FAV
    da39a3ee5e6b4b0d3255bfef95601890afd80709 org-AbCdEfGh3jKlMnOp5rStUvWx proj_AbCdEfGh3jKlMnOp5rStUvWx
    research-and-development_europe_2025 eu-central-1.gateway.example.com AdministratorAccess-123456789012
    https://gateway.example.com/tenants/9b2f6c1e-4a0d-4b59-8a54-3f3f1f0d7c11/v1
    https://example-resource.openai.azure.com/openai/deployments/gpt-4o
    https://bedrock-runtime.us-east-1.amazonaws.com
    https://gateway.ai.cloudflare.com/v1/0123456789abcdef0123456789abcdef/example-gateway/openai
    https://discord.com/api/v10 https://hooks.example.com/services/team/models/llama-3-8b-instruct 日本語モデル・大
  `),
  "password helper",
  "Token counter (cl100k_base)",
  "Bearer of good news",
  "api key documentation assistant",
  "Example Großmodell (größtes)",
];
