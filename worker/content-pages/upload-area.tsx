import type { ComponentChildren } from "preact";
import { ErrorSummary, HiddenField, useFormToken } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { Icon } from "../html/icon.tsx";
import { FORM_TOKEN_FIELD } from "../html/kept-fields.ts";
import { MESSAGES } from "../html/messages.ts";
import { UPLOAD_FIELD, UPLOAD_FORM_MAX_BYTES } from "../html/upload-form.ts";
import { BUNDLE_MAX_ARCHIVE_BYTES } from "../values/limits.ts";

interface UploadAreaProps {
  /** The path that takes the form where there are no scripts. */
  readonly action: string;
  /** The item that gets a new version; undefined where a new item is made for it. */
  readonly guid?: string;
  /** The id of the version that is served now. */
  readonly served?: string | undefined;
  readonly label: string;
  /** The end of the hint. */
  readonly effect: string;
  readonly errors: FormErrors | undefined;
  /** More fields, before that for the file: what is chosen is sent at once. */
  readonly children?: ComponentChildren;
}

/** Takes files, a folder or an archive, which a script packs and sends. Without scripts it is a form for one file. */
export function UploadArea({ action, guid = "", served, label, effect, errors, children }: UploadAreaProps) {
  const formToken = useFormToken();
  return (
    <form
      class="drop"
      method="post"
      encType="multipart/form-data"
      action={action}
      data-upload={guid}
      data-served={served}
      data-max-bytes={BUNDLE_MAX_ARCHIVE_BYTES}
    >
      {formToken !== undefined && <HiddenField name={FORM_TOKEN_FIELD} value={formToken} />}
      {errors !== undefined && <ErrorSummary errors={errors} />}
      <label for={UPLOAD_FIELD}>{label}</label>
      <p class="hint" id="archive-hint">
        <span data-with-scripts hidden>
          Choose or drop files, a folder, a zip or a tar.gz.
        </span>
        <span data-without-scripts>
          Choose a file, a zip or a tar.gz of at most {UPLOAD_FORM_MAX_BYTES / 1024 ** 2} MiB.
        </span>{" "}
        Where none of the files is index.html, the only page of the top folder opens first, and other files get a page
        that lists them. {effect}
      </p>
      {children}
      <input id={UPLOAD_FIELD} name={UPLOAD_FIELD} type="file" required aria-describedby="archive-hint" />
      <div data-with-scripts hidden>
        <label for="folder">Or choose a folder</label>
        <input id="folder" type="file" data-folder aria-describedby="archive-hint" />
      </div>
      <button class="primary" data-without-scripts>
        Upload
      </button>
      <progress aria-label="Upload" max={1} value={0} hidden />
      <button type="button" class="plain" hidden>
        Cancel the upload
      </button>
      <p role="status" />
      <p class="error" role="alert" />
    </form>
  );
}

/** Shows what the script uploaded before this page was loaded, in the words in which a form without scripts has it said. */
export function Uploaded() {
  return (
    <p
      class="notice success"
      role="status"
      data-uploaded
      data-version-uploaded={MESSAGES["version-uploaded"]}
      data-bundle-activated={MESSAGES["bundle-activated"]}
      data-content-published={MESSAGES["content-published"]}
      hidden
    >
      <Icon name="circle-check" />
    </p>
  );
}
