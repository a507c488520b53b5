/** The names of `shared/` that the Action, the terminal and the Worker may use, in the order of its folders. */

// text

export { fromBase64, fromBase64Url, toBase64Url } from "./text/base64.ts";
export { fromHex, isSameBytes, toHex } from "./text/bytes.ts";
export { codeSpans } from "./text/code-spans.ts";
export { csvRow } from "./text/csv.ts";
export { nearestNames } from "./text/did-you-mean.ts";
export { foundText, isFound } from "./text/found-text.ts";
export { isHeaderName } from "./text/header-name.ts";
export { escapeHtml, inlineHtml } from "./text/html.ts";
export { isPrivateHost, readHttpUrl } from "./text/http-url.ts";
export { isArray, isObject, type Json, type JsonObject, type Path, parseJson, valueAt } from "./text/json.ts";
export { codeSpan, markdownSentence } from "./text/markdown.ts";
export { fromPointer, toPointer } from "./text/pointer.ts";
export { printable, printableJson, printableJsonLine } from "./text/printable.ts";
export { err, ok, type Result } from "./text/result.ts";
export { maskSecrets } from "./text/secrets.ts";
export { exactTime, relativeTime } from "./text/time-text.ts";
export {
  countOf,
  countOfEntries,
  durationText,
  joinParts,
  kindOf,
  listNames,
  quote,
  quoteAll,
} from "./text/wording.ts";

// diagnostic

export {
  allDiagnostics,
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  type Fix,
  fixTitle,
  hasExampleFiles,
  type Range,
  type RedactedText,
  type RuleDescription,
  SEVERITIES,
  type Severity,
  type SeverityCounts,
  type SuppressedDiagnostic,
  type TextEdit,
  withDiagnostics,
  withoutSource,
} from "./diagnostic/diagnostic.ts";
export { orderDiagnostics } from "./diagnostic/order.ts";

// syntax

export { NESTING_MAX_LEVELS } from "./syntax/limits.ts";
export { readDocument } from "./syntax/read-document.ts";

// vocabulary

export { vocabularyOfText } from "./vocabulary/choose.ts";
export type { LayerRank } from "./vocabulary/layers.ts";
export { isPresetName, PRESET_NAMES, PRESETS, type PresetName, presetNamed } from "./vocabulary/presets.ts";
export { shippedVocabulary } from "./vocabulary/shipped.ts";
export { LAYER_KINDS, type LayerKind, type Vocabulary } from "./vocabulary/vocabulary.ts";

// policy

export { noPolicy, type Policy, vocabularyOfPolicy } from "./policy/policy.ts";

// schema

export { buildSchema, schemaFor } from "./schema/build-schema.ts";
export type { Schema } from "./schema/schema.ts";
export { childSchema, effectiveSchema } from "./schema/schema-at.ts";
export {
  ANY_JSON,
  anyOf,
  COUNT,
  described,
  FLAG,
  type JsonSchema,
  listOf,
  NULL,
  named,
  orNull,
  recordOf,
  TEXT,
  type WireSchema,
  withOptional,
  wordOf,
} from "./schema/wire-schema.ts";

// effective

export { METADATA_FIELDS } from "./effective/metadata.ts";
export type { DiscoveredModel } from "./effective/model.ts";
export { PRECEDENCE } from "./effective/precedence.ts";

// validate

export { checkFile, checkLink, readLayer } from "./validate/check-file.ts";
export { decodeFile } from "./validate/decode.ts";
export { mayIgnore } from "./validate/ignore-comments.ts";
export { FILE_MAX_BYTES, LAYERS_MAX, REQUEST_MAX_BYTES } from "./validate/limits.ts";
export { withPlainComments } from "./validate/redact.ts";
export { ruleDescriptions } from "./validate/rules/index.ts";
export { schemaReferenceOf } from "./validate/rules/schema-reference.ts";
export { type Checked, type CheckSettings, checkText, knownSuppressionsIn, validate } from "./validate/validate.ts";

// settings

export { GLOB_MAX_CHARACTERS } from "./settings/limits.ts";
export { configurableRules } from "./settings/policy-findings.ts";
export { buildPolicySchema } from "./settings/policy-schema.ts";
export { checkPolicyFile } from "./settings/read-policy.ts";
export { checkVocabularyFile } from "./settings/read-vocabulary.ts";
export { buildVocabularySchema } from "./settings/vocabulary-schema.ts";

// resolve

export type { Catalog, CatalogModel, CatalogProvider, DiscoveredModels } from "./resolve/catalog.ts";
export { type CheckedLayers, checkLayers } from "./resolve/check-layers.ts";
export { vocabularyOfLayers } from "./resolve/choose-vocabulary.ts";
export { type LayerDiagnostic, toFileDiagnostic } from "./resolve/layer-diagnostic.ts";
export { layerFiles } from "./resolve/layer-files.ts";
export type { LayerInput } from "./resolve/layers.ts";
export type { OriginPlace } from "./resolve/origin.ts";
export { type Resolution, resolve, resolveSupposing } from "./resolve/resolve.ts";

// changes

export { type Cause, type Change, EFFECTS, type Effect, opensAny } from "./changes/change.ts";
export { type Comparison, compareSides, compareWithin } from "./changes/compare.ts";
export { type ConfigurationTexts, compareRepository } from "./changes/compare-repository.ts";
export { isPartlyMasked, openingText } from "./changes/opening.ts";
export type { PolicyFile, Side } from "./changes/side.ts";
export { type HostsInUse, hostsIn } from "./changes/similar-hosts.ts";

// fix

export { type FixedText, fixText } from "./fix/fix-text.ts";
export { applyFixes, type Fixable } from "./fix/independent-sets.ts";
export { type OpeningFix, type OpeningSettings, openedBy, openedByFix, openingFixes } from "./fix/opening.ts";

// report

export { formatAcceptHelp } from "./report/accept-markdown.ts";
export { CATALOG } from "./report/catalog-schema.ts";
export { explainValue, formatCatalog, isIdle } from "./report/catalog-text.ts";
export { type ExplainedValue, modelValues, providerValues } from "./report/catalog-values.ts";
export { CHANGE } from "./report/change-schema.ts";
export { describeOmission, formatChangeLists } from "./report/changes-markdown.ts";
export { changeLines, describeCause, describePlace, EFFECT_TITLES, formatChanges } from "./report/changes-text.ts";
export { clippedSentence } from "./report/clipped-markdown.ts";
export { countEffects, describeEffects, type EffectCounts, subtractEffects } from "./report/effect-counts.ts";
export {
  countChanges,
  countUnknown,
  distinctChanges,
  type FileChanges,
  type KnownChanges,
  type SharedChange,
  type UnknownChanges,
  widensOf,
} from "./report/file-changes.ts";
export { formatFindings } from "./report/findings-markdown.ts";
export { fingerprintsOf } from "./report/fingerprint.ts";
export { clip, countBytes } from "./report/fit.ts";
export { formatGitlab } from "./report/gitlab.ts";
export { fileReport, formatJson, type Report, toReport } from "./report/json.ts";
export { formatJunit } from "./report/junit.ts";
export { JOB_SUMMARY_MAX_BYTES, SHOWN_FILES_MAX } from "./report/limits.ts";
export type { LinkTo } from "./report/link.ts";
export { formatSummary } from "./report/markdown.ts";
export { maskCatalog, maskModel, maskOrigins, maskProvider } from "./report/masked-catalog.ts";
export {
  type Acceptance,
  acceptedText,
  countAccepted,
  isAccepted,
  type Opening,
  type Openings,
  openingOf,
  reportedChanges,
} from "./report/openings.ts";
export { type Closeness, inFileOrder, type RankedFinding, rankFindings } from "./report/ranking.ts";
export { DIAGNOSTIC, FILE_REPORT, LAYER_DIAGNOSTIC, PATH_REPORT, RANGE } from "./report/report-schema.ts";
export { readDocsUrl, readPlaygroundUrl, ruleInMarkdown, rulePageUrl } from "./report/rule-page.ts";
export {
  describeCounts,
  describeRun,
  describeUnread,
  headlineOf,
  type RunResults,
  runNotes,
  type UnreadFile,
  withSuppressed,
} from "./report/run.ts";
export { formatSarif } from "./report/sarif.ts";
export { formatSuppressed } from "./report/suppressed-markdown.ts";
export { describeSuppression, formatText, placeOf, suppressedLine } from "./report/text.ts";
export { pointToWhole, type WholeReport } from "./report/whole-report.ts";

// content-server

export {
  type ActorType,
  AUDIT_ACTION,
  AUDIT_ENTRY,
  AUDIT_ENTRY_FIELDS,
  AUDIT_EXPORT,
  AUDIT_EXPORT_OBJECT,
  AUDIT_EXPORT_STATES,
  AUDIT_EXPORT_VERDICTS,
  type AuditActionRecord,
  type AuditEntryRecord,
  type AuditExportObjectRecord,
  type AuditExportRecord,
  type AuditExportVerdict,
  type AuditReceiverRecord,
  type AuditReconciliationRecord,
  type ObjectType,
  PUSH_STATES,
} from "./content-server/audit-records.ts";
export type { AuditSource, PageFailure, PageOutcome, SourceEntry } from "./content-server/audit-source.ts";
export { auditSource } from "./content-server/client.ts";
export {
  ACCESS_TYPES,
  type AccessType,
  APP_MODES,
  type AppMode,
  type AppRole,
  BUNDLE,
  type BundleRecord,
  CONTENT,
  type ContentOwner,
  type ContentRecord,
  PERMISSION,
  PERMISSION_ROLES,
  type PermissionRecord,
  type PermissionRole,
  PRINCIPAL_TYPES,
  type PrincipalType,
  STARTED_TASK,
  TASK,
  type TaskRecord,
  VANITY,
  type VanityRecord,
} from "./content-server/content-records.ts";
export { isKeyValue, KEY_RANDOM_CHARACTERS, keyValue, maskKeyValues } from "./content-server/key-value.ts";
export {
  AUDIT_EXPORT_PAGE_MAX_BYTES,
  AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS,
  AUDIT_SOURCE_KEY_MAX_CHARACTERS,
  AUDIT_SOURCE_OVERLAP_MAX_ENTRIES,
  AUDIT_SOURCE_PAGE_MAX_ENTRIES,
  BOOTSTRAP_SECRET_MIN_BYTES,
  CLIENT_LIST_MAX_PAGES,
  CLIENT_REQUEST_MAX_SECONDS,
  LIST_PAGE_MAX_ITEMS,
  OBJECT_NAME_MAX_BYTES,
} from "./content-server/limits.ts";
export {
  type KeysetPage,
  keysetPageOf,
  type OffsetPage,
  offsetPageOf,
} from "./content-server/pages.ts";
export { recordSource } from "./content-server/record-source.ts";
export { request } from "./content-server/request.ts";
export { backoffMilliseconds, retryAfterOf, waitAfter } from "./content-server/retry.ts";
export {
  PYTHON,
  RUNTIMES,
  SERVER_SETTINGS,
  type ServerSettingsRecord,
} from "./content-server/server-records.ts";
export { type ContentServer, urlInApi } from "./content-server/server-url.ts";
export { readSourceEntry } from "./content-server/source-entry.ts";
export { timeOf } from "./content-server/time-text.ts";
export { type Answer, fetchGet, type Get } from "./content-server/transport.ts";
export {
  FIRST_KEY,
  GROUP,
  type GroupRecord,
  INVITATION,
  type InvitationRecord,
  isAtLeast,
  KEY,
  type KeyRecord,
  SESSION,
  type SessionMethod,
  type SessionRecord,
  USER,
  USER_ROLES,
  type UserRecord,
  type UserRole,
} from "./content-server/user-records.ts";

// audit-export

export * as stored from "./audit-export/fields.ts";
export type { Gap } from "./audit-export/gaps.ts";
export {
  type JobPorts,
  type JobSettings,
  type JobState,
  type Progress,
  progressOf,
  type RunKind,
  type SegmentLog,
  type StepOutcome,
  startRun,
  step,
  writeGathered,
} from "./audit-export/job.ts";
export { keyChainFault, keyFault, privateKeyBase64 } from "./audit-export/keys.ts";
export {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SEGMENT_ENTRIES,
  AUDIT_SEGMENT_RAW_BYTES,
  AUDIT_WITNESS_MAX_BYTES,
} from "./audit-export/limits.ts";
export { linesOf } from "./audit-export/lines.ts";
export { segmentLog } from "./audit-export/logs.ts";
export type { Manifest } from "./audit-export/manifest.ts";
export {
  isExportObjectName,
  isStrayName,
  LATEST_NAME,
  MANIFEST_PREFIX,
  manifestName,
  QUARANTINE_PREFIX,
  quarantineName,
  SEGMENT_PREFIX,
  segmentName,
  segmentNumber,
  straysNotice,
} from "./audit-export/object-names.ts";
export type {
  Codec,
  Hint,
  HintStore,
  ObjectReader,
  ObjectStore,
  OldKey,
  ReadCodec,
  Signer,
  VerifySignature,
} from "./audit-export/ports.ts";
export { PUSH_FORMATS, type PushFormat, pushBody } from "./audit-export/push/body.ts";
export { idempotencyKey, type PushMessage, writtenTimeOf } from "./audit-export/push/message.ts";
export {
  nextMessage,
  PUSH_START,
  type PushContent,
  type PushPosition,
  type PushReader,
  pushReader,
} from "./audit-export/push/next-message.ts";
export { type ComparedEnd, compareEnd } from "./audit-export/reconcile/compare-end.ts";
export {
  addFindings,
  countOfDifferences,
  type Differences,
  differencesRecord,
  noDifferences,
} from "./audit-export/reconcile/differences.ts";
export type {
  Behind,
  Beyond,
  Compared,
  EarlyEnd,
  KnownSegments,
  LastEntry,
  ReconcilePorts,
  ReconcileState,
  ReconcileStep,
} from "./audit-export/reconcile/reconciliation.ts";
export { brokenExport } from "./audit-export/reconcile/stored-entries.ts";
export { reconcileStep, startReconciliation } from "./audit-export/reconcile.ts";
export { NO_HASH, type SegmentContent, type SegmentMetadata } from "./audit-export/segment.ts";
export { faultOf, type NotWhole, type Stored, sourceFault } from "./audit-export/stored.ts";
export {
  manifestChainFault,
  NOTHING_SEALED,
  nameFault,
  readStoredManifest,
  type Sealed,
  type StoredManifest,
  sealedBy,
} from "./audit-export/stored-manifest.ts";
export {
  type Listing,
  listingFault,
  readStoredSegment,
  readStoredStart,
  segmentChainFault,
} from "./audit-export/stored-segment.ts";
export type { AskedTimes } from "./audit-export/time-range.ts";
export {
  type Finding,
  isWholeVerdict,
  type Reach,
  type Verdict,
  verdictOf,
} from "./audit-export/verdict.ts";
export { countOfMissing } from "./audit-export/verify/id-range.ts";
export type {
  Break,
  FoundKeyChange,
  Verification,
  VerifiedPart,
  VerifiedTotals,
  VerifyOptions,
  VerifyPorts,
} from "./audit-export/verify/verification.ts";
export { verifyExport } from "./audit-export/verify.ts";
export { readWitness, type Witness } from "./audit-export/witness.ts";

// archive

export {
  isHtml,
  isTarGz,
  isZip,
  onlyMeant,
  type PublishedFile,
  stemOf,
  withIndex,
  withoutCommonFolder,
} from "./archive/published-files.ts";
export { type TarContent, tarOf } from "./archive/tar.ts";
export { gzipPieces, readZip, type ZipFile } from "./archive/zip.ts";
