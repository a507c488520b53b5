import { FORGED_HOST } from "../forging/hostile-texts.ts";
import { words } from "../support/words.ts";

/** Texts for the free places of a configuration or a policy. */
export interface Words {
  readonly urls: readonly string[];
  readonly headerNames: readonly string[];
  readonly headerValues: readonly string[];
  /** Of models, and of custom providers. */
  readonly ids: readonly string[];
  readonly hosts: readonly string[];
  readonly globs: readonly string[];
  readonly others: readonly string[];
}

/** What people write, with the mistakes that the rules know. */
export const PLAIN_WORDS: Words = {
  urls: [
    "https://gateway.example.com/v1",
    "https://gateway.example.com",
    "https://gateway.example.com/team/v1beta/",
    "https://gateway.example.com/v1/v1/chat/completions",
    "http://localhost:11434",
    "http://gateway.example.com:8080/v1",
    " https://gateway.example.com/v1 ",
    "",
  ],
  headerNames: ["X-Tenant", "x-tenant", "X-Route", "X-Auth-Token", "Authorization", "Host", "X Tenant"],
  headerValues: ["research", "a b", "", "${TOKEN}", "Bearer correct-horse"],
  ids: ["example-large", "example-small", "example-lrge", "example-*", "local", " local", "provider_a"],
  hosts: ["gateway.example.com", "*.example.com", "localhost:11434", "GATEWAY.example.com"],
  globs: ["**/*.jsonc", "teams/*/providers.json", "providers.jsonc", "./a/?"],
  others: ["Example", "image/png", "image/*", "png", "low", "eu-central-1", "/providers/provider_a", "/"],
};

const URLS_WITH_SECRETS = [
  "https://user:hunter2@gateway.example.com/v1",
  "https://hunter2@h",
  "//user:hunter2@h/v1",
  "user:hunter2@h",
  "https://h/v1?key=hunter2",
  "https://h?api_key=hunter2&token=hunter2#hunter2",
  "https://h?=&&",
];

const OTHER_ADDRESSES = words("javascript:alert(1) file:///etc/passwd data:,a ftp://h/ h /v1 ? # ://");

const ODD_HOSTS = [
  ...words(`
    HTTP://EXAMPLE.COM:80 http://[::1]:8080/v1 http://[::1 http://0x7f.1/ http://10.0.0.1 http://h:99999 https:
    https:// https:///v1 http:h https://h. https://xn--a https://%
  `),
  "https:\\\\h\\v1",
  "https://ex\u0430mple",
  "https://\u202eh",
  "https://a b",
];

const ODD_PATHS = [
  " https://h/v1\t",
  "https://h/\nv1",
  "https://h/../../v1",
  "https://h/v1//",
  "https://h/%2e%2e",
  "https://h/%",
  "https://h/v1?",
  "https://h/v1#",
  "https://h/v1/v1/v1beta/",
  "https://h/chat/completions/",
  "https://h/v1/messages?x",
  `https://${FORGED_HOST}/${"a/".repeat(300)}`,
];

const ODD_HEADER_NAMES = [
  "",
  " ",
  ":",
  "X-A:",
  "X A",
  "X-A\r\nX-B",
  "x-a",
  "X-A",
  "X-\u00e9",
  "X-\u0000",
  "HOST",
  "Content-length",
  "(a)",
  "Authorization: Bearer hunter2",
  "https://u:hunter2@h/",
  "X-Api-Key",
  "cookie",
  "a".repeat(500),
];

const ODD_HEADER_VALUES = [
  "",
  " ",
  "a\r\nX-B: hunter2",
  "\u0000",
  "Bearer hunter2",
  "Basic aHVudGVyMjpodW50ZXIy",
  "sk-hunter2hunter2hunter2",
  "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z",
  "$TOKEN",
  "<token>",
  "\u00e9",
  "\ud800",
  "a".repeat(500),
];

const ODD_IDS = [
  "",
  " ",
  "*",
  "a*",
  "provider_a",
  "default",
  "custom",
  "__proto__",
  "constructor",
  "a/b~c",
  "a\u0000",
  "../a",
  "sk-hunter2hunter2hunter2",
  "https://u:hunter2@h/?key=hunter2",
  "a".repeat(200),
];

const ODD_HOST_PATTERNS = [
  ...words("* *. *.example.com:99999 https://user:hunter2@h/?key=hunter2 h:0 [::1]:443 h@hunter2 *.10.0.0.1 xn--a"),
  " h ",
  "\u202eh",
];

const ODD_GLOBS = [
  "**",
  "**/**/**/*.json",
  "../a",
  "/a",
  "C:\\a",
  "{a,b}",
  "[a-z]",
  "!a",
  "a/**b",
  "*".repeat(300),
  "./././",
  "",
];

/** Texts that a rule, a URL parser or an HTTP client might stumble over, beside plain ones. */
export const HOSTILE_WORDS: Words = {
  urls: [...URLS_WITH_SECRETS, ...OTHER_ADDRESSES, ...ODD_HOSTS, ...ODD_PATHS, ...PLAIN_WORDS.urls],
  headerNames: [...ODD_HEADER_NAMES, ...PLAIN_WORDS.headerNames],
  headerValues: [...ODD_HEADER_VALUES, ...PLAIN_WORDS.headerValues],
  ids: [...ODD_IDS, ...PLAIN_WORDS.ids],
  hosts: [...ODD_HOST_PATTERNS, ...PLAIN_WORDS.hosts],
  globs: [...ODD_GLOBS, ...PLAIN_WORDS.globs],
  others: ["", "*/*", "image/", "/png", "image/png;q=1", "a/b/c", "\u202e", "/a~2", " ", ...PLAIN_WORDS.others],
};
