/** The beginning of a token, as text, and the rest, as a regular expression. */
export type TokenShape = readonly [beginning: string, rest: string];

/**
 * The tokens that stand where no letter and no digit comes before, as their issuers document them and the rules of
 * gitleaks 8 list them. Each count is the least that a real one has, or less, and is fixed: a search takes linear time.
 * Nothing is here that only the name beside it makes a token, such as 40 hexadecimal digits.
 */
export const TOKENS: readonly TokenShape[] = [
  // This project's content server.
  ["psk", "[0-9A-Za-z]{29}(?![0-9A-Za-z])"],
  // Model providers and the tools around them.
  ["sk-ant-", "[a-z]{3,8}\\d{2}-[\\w-]{20}"],
  ["sk-lf-", "[\\da-f]{8}-[\\da-f]{4}-"],
  ["gsk_", "[A-Za-z0-9]{40}"],
  ["hf_", "[A-Za-z0-9]{30}"],
  ["api_org_", "[A-Za-z]{34}"],
  ["pplx-", "[A-Za-z0-9]{40}"],
  ["xai-", "[A-Za-z0-9]{40}"],
  ["nvapi-", "[\\w-]{40}"],
  ["tgp_v1_", "[\\w-]{40}"],
  ["fw_", "[A-Za-z0-9]{22}(?![\\w-])"],
  ["r8_", "[A-Za-z0-9]{37}"],
  ["csk-", "[a-z0-9]{40}"],
  ["pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50}"],
  ["tvly-", "(?:dev-|prod-)?[A-Za-z0-9]{32}"],
  ["jina_", "[\\da-f]{32}[\\w-]{20}"],
  ["lsv2_", "(?:pt|sk)_[\\da-f]{32}"],
  ["ABSK", "[A-Za-z0-9+/]{100}"],
  ["bedrock-api-key-", "[A-Za-z0-9+/]{40}"],
  ["dapi", "[\\da-f]{32}(?![A-Za-z0-9])"],
  // Clouds.
  ["AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
  ["ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
  ["ABIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
  ["ACCA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
  ["AIza", "[\\w-]{30}"],
  ["ya29.", "[\\w-]{20}"],
  ["GOCSPX-", "[\\w-]{28}"],
  ["AccountKey=", "[A-Za-z0-9+/]{80}"],
  ["LTAI", "[A-Za-z0-9]{20}(?![A-Za-z0-9])"],
  ["do", "[opr]_v1_[\\da-f]{64}"],
  ["HRKU-", "[\\w-]{36}"],
  ["fo1_", "[\\w-]{43}"],
  ["fm", "[12][ar]?_[A-Za-z0-9+/]{80}"],
  ["v1.0-", "[\\da-f]{24}-[\\da-f]{100}"],
  ["sbp_", "[\\da-f]{40}"],
  ["sb_secret_", "[\\w-]{22}"],
  ["vercel_blob_rw_", "[A-Za-z0-9]{16}_"],
  ["tk-us-", "[\\w-]{48}"],
  // Code, packages and delivery.
  ["gh", "[pousr]_[A-Za-z0-9]{20}"],
  ["github_pat_", "\\w{20}"],
  ["gl", "(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16}"],
  ["GR1348941", "[\\w-]{20}"],
  ["AT", "(?:ATT|CTT|BB)[\\w=-]{28}"],
  ["AKCp", "[A-Za-z0-9]{69}"],
  ["cmVmd", "[A-Za-z0-9]{59}(?![A-Za-z0-9])"],
  ["npm_", "[A-Za-z0-9]{30}"],
  ["pypi-AgEIcHlwaS5vcmc", ""],
  ["rubygems_", "[\\da-f]{48}"],
  ["CLOJARS_", "[\\da-z]{60}"],
  ["oy2", "[a-z0-9]{43}(?![A-Za-z0-9])"],
  ["sq", "[apu]_[\\da-f]{40}"],
  ["pat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
  ["sat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
  ["pul-", "[\\da-f]{40}"],
  ["pnu_", "[A-Za-z0-9]{36}"],
  ["API-", "[A-Z0-9]{26}(?![A-Za-z0-9])"],
  ["sgp_", "[\\w]{40}"],
  ["dckr_pat_", "[\\w-]{20}"],
  // Secrets, databases and monitoring.
  ["hv", "[sbr]\\.[\\w-]{24}"],
  ["dp.", "(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40}"],
  ["ops_eyJ", "[\\w+/-]{40}"],
  ["A3-", "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-"],
  ["AGE-SECRET-KEY-1", "[A-Z0-9]{40}"],
  ["pscale_", "(?:tkn|oauth|pw)_[\\w=.-]{32}"],
  ["glc_", "[A-Za-z0-9+/]{32}"],
  ["glsa_", "[A-Za-z0-9]{32}_"],
  ["eyJrIjoi", "[A-Za-z0-9]{60}"],
  ["dt0c01.", "[A-Z0-9]{24}\\."],
  ["NR", "(?:AK|II)-[\\w-]{27}"],
  ["sntry", "[su]_[\\w=+/]{40}"],
  ["sha256~", "[\\w-]{43}"],
  ["4b1d", "[A-Za-z0-9]{38}(?![A-Za-z0-9])"],
  ["phx_", "[A-Za-z0-9]{43}"],
  ["dnkey-", "[\\w=-]{26}-"],
  ["ico-", "[A-Za-z0-9]{32}(?![\\w-])"],
  ["sc_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
  ["ext_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
  ["scauth_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
  ["authress_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
  // Messages, payments and other services.
  ["xox", "(?:[abeprs]|o(?=-\\d))[-.][\\w.-]{10}"],
  ["xapp-", "\\d-[A-Z0-9]{8}"],
  ["SG.", "[\\w-]{16,32}\\.[\\w-]{16}"],
  ["xkeysib-", "[\\da-f]{64}"],
  ["sk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
  ["rk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
  ["pk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
  ["whsec_", "[A-Za-z0-9+/]{24}"],
  ["SK", "[\\da-f]{32}(?![A-Za-z0-9])"],
  ["sq0", "(?:atp|csp)-[\\w-]{22}"],
  ["shp", "(?:at|ca|pa|ss)_[\\da-fA-F]{32}"],
  ["lin_api_", "[A-Za-z0-9]{40}"],
  ["ntn_", "\\d{11}[A-Za-z0-9]{35}"],
  ["secret_", "[A-Za-z0-9]{43}(?![A-Za-z0-9])"],
  ["PMAK-", "[\\da-f]{24}-"],
  ["figd_", "[\\w-]{40}"],
  ["tfp_", "[\\w.=-]{40}"],
  ["pat", "[A-Za-z0-9]{14}\\.[\\da-f]{64}"],
  ["pat-", "(?:na|eu)\\d-[\\da-f]{8}-[\\da-f]{4}-"],
  ["p8e-", "[a-z0-9]{32}"],
  ["EAAA", "[\\w-]{56}"],
  ["EAA", "[CM][A-Za-z0-9]{100}"],
  ["EZ", "[AT]K[A-Za-z0-9]{54}"],
  ["FLWSECK", "(?:_TEST)?-[a-z0-9]{12}"],
  ["access-", "(?:sandbox|development|production)-[\\da-f]{8}-[\\da-f]{4}-"],
  ["duffel_", "(?:live|test)_[\\w=-]{40}"],
  ["shippo_", "(?:live|test)_[\\w=-]{40}"],
  ["fio-u-", "[\\w=-]{64}"],
  ["rdme_", "[a-z0-9]{70}"],
  ["s-s4t2", "(?:af|ud)-[\\da-f]{64}"],
  ["sm_", "[aps]at_[A-Za-z0-9]{16}"],
];

/** Those that may stand anywhere, or that do not begin with what is known of them. */
const MARKS: readonly string[] = [
  "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",
  // A JSON Web Token (RFC 7519).
  "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8}",
  // A bot's token of Telegram.
  "(?<!\\d)\\d{8,10}:AA[\\w-]{33}",
  "\\.atlasv1\\.[\\w=-]{60}",
  // A license key of MaxMind.
  "(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
  // A client secret of Azure.
  "(?<![A-Za-z0-9])[A-Za-z0-9_~.]{3}\\dQ~[\\w~.-]{31}",
];

/** Addresses to which everyone who knows them can send messages. */
const WEBHOOKS: readonly string[] = [
  "\\bhooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/[a-z0-9]{6,16}\\/[a-z0-9]{6,20}\\/[a-z0-9/]{16}",
  "\\bdiscord(?:app)?\\.com\\/api\\/(?:v\\d{1,2}\\/)?webhooks\\/\\d{10,20}\\/[\\w-]{20}",
  "\\.webhook\\.office\\.com\\/webhookb2\\/[\\w-]{8}",
  "\\boutlook\\.office\\.com\\/webhook\\/[\\w-]{8}",
  "\\bhooks\\.zapier\\.com\\/hooks\\/catch\\/\\d{3,12}\\/\\w{5}",
];

/** A text that holds a private key, the address of a webhook or a token of another kind matches one of these. */
export const OTHER_SHAPES: readonly RegExp[] = [new RegExp(MARKS.join("|")), new RegExp(WEBHOOKS.join("|"), "i")];

/** The beginning that many issuers put before a key, such as `sk-…`; words of the language have it, too. */
export const PREFIXED = /(?:(?<![A-Za-z0-9])[spr]k|(?<![\w-])-?(?:key|tok))[-_]([\w-]{16,})/gi;

/** A text without any of these matches neither `OTHER_SHAPES` nor `PREFIXED`. */
export const PART_OF_OTHERS = /-----BEGIN |eyJ|:AA|\.atlasv1\.|_mmk|Q~|hook|(?:[spr]k|key|tok)[-_]/i;
