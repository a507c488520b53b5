import type { ComponentChildren } from "preact";
import type { ContentRecord } from "../../shared/index.ts";
import { Form, HiddenField } from "../html/form-element.tsx";
import { textsOf } from "../operation/page-routes.ts";
import type { Bundle } from "../publishing/bundle-store.ts";
import { DEPLOY_BUNDLE } from "../publishing/deployment-operations.ts";
import { actionOf, itemForm } from "./item-form.ts";
import { tabPath } from "./item-tabs.tsx";

/** The parameter of the tab's address with the version that was served before the last change: undoing serves it again. */
export const BEFORE = "before";

/** The path of a version's page. The address has the id, as that of the API does. */
export function versionPath(content: Pick<ContentRecord, "guid">, { record }: Pick<Bundle, "record">): string {
  return `${tabPath("versions", content)}/${record.id}`;
}

/** Serves a version from now on. */
export const ACTIVATE_BUNDLE_FORM = itemForm({
  tab: "versions",
  path: "/activate",
  operation: DEPLOY_BUNDLE,
  section: "versions",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: true }),
  message: "bundle-activated",
  thenAsk: (form) => new URLSearchParams(textsOf(form, [BEFORE])),
});

/** Deploys a version that only those see who may change the content. */
export const DEPLOY_DRAFT_FORM = itemForm({
  tab: "versions",
  path: "/draft",
  operation: DEPLOY_BUNDLE,
  section: "versions",
  sentBy: (form) => ({ ...textsOf(form, ["bundle_id"]), activate: false }),
  message: "draft-deployed",
});

interface UndoProps {
  readonly record: ContentRecord;
  /** The version that was served before. */
  readonly undone: Bundle;
  readonly served: Bundle | undefined;
  /** The page answers the activation. Otherwise it is shown by the script `upload`, where that has activated the version. */
  readonly isShown: boolean;
}

/** The way back, once, right after another version was activated. */
export function Undo({ record, undone, served, isShown }: UndoProps) {
  return (
    <div class="notice" data-undo="" hidden={!isShown}>
      <Activate
        record={record}
        id={undone.record.id}
        served={served}
        submit={`Undo: serve version ${undone.number} again`}
      />
    </div>
  );
}

interface ActivateProps {
  readonly record: Pick<ContentRecord, "guid">;
  readonly id: string;
  /** The version that is served now, to which undoing leads back. */
  readonly served: Bundle | undefined;
  readonly submit: string;
  readonly label?: string;
}

/** The form that serves a version. */
function Activate({ record, id, served, submit, ...button }: ActivateProps) {
  return (
    <Form action={actionOf(ACTIVATE_BUNDLE_FORM, record)} submit={submit} look="plain" {...button}>
      <HiddenField name="bundle_id" value={id} />
      {served !== undefined && <HiddenField name={BEFORE} value={served.record.id} />}
    </Form>
  );
}

interface VersionActionsProps {
  readonly bundle: Bundle;
  readonly record: Pick<ContentRecord, "guid" | "content_url">;
  /** The caller may see the files in it. */
  readonly isShared: boolean;
  readonly served: Bundle | undefined;
  /** The link to how it differs, on other pages than that. */
  readonly children?: ComponentChildren;
}

/** The steps that can be taken with a version. */
export function VersionActions({ bundle, record: content, isShared, served, children }: VersionActionsProps) {
  const { id, active } = bundle.record;
  const { number } = bundle;
  return (
    <div class="actions">
      {!active && (
        <Activate record={content} id={id} served={served} submit="Activate" label={`Activate version ${number}`} />
      )}
      {children}
      {!bundle.isDeployed && (
        <Form
          action={actionOf(DEPLOY_DRAFT_FORM, content)}
          submit="Deploy as draft"
          label={`Deploy as draft: version ${number}`}
          look="plain"
        >
          <HiddenField name="bundle_id" value={id} />
        </Form>
      )}
      {bundle.isDeployed && !active && isShared && (
        <a href={`${content.content_url}_bundle${id}/`} aria-label={`Preview version ${number}`}>
          Preview
        </a>
      )}
      {isShared && (
        <a
          href={`/__api__/v1/content/${content.guid}/bundles/${id}/download`}
          aria-label={`Download version ${number}`}
        >
          Download
        </a>
      )}
      {!active && (
        <a href={`${versionPath(content, bundle)}/delete`} aria-label={`Delete version ${number}`}>
          Delete…
        </a>
      )}
    </div>
  );
}
