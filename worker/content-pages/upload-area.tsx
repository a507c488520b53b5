import { BUNDLE_MAX_ARCHIVE_BYTES } from "../values/limits.ts";

interface UploadAreaProps {
  /** The path of the API's route that takes a bundle; empty where a new item is made for it. */
  readonly path: string;
  /** The path of the page that shows the bundle afterwards; the script knows that of a new item. */
  readonly page?: string;
  readonly label: string;
  /** The end of the hint. */
  readonly effect: string;
}

/** Takes files, a folder or an archive, which a script packs and sends. It is hidden where there are no scripts. */
export function UploadArea({ path, page, label, effect }: UploadAreaProps) {
  return (
    <div class="drop" data-upload={path} data-page={page} data-max-bytes={BUNDLE_MAX_ARCHIVE_BYTES} hidden>
      <label for="archive">{label}</label>
      <p class="hint" id="archive-hint">
        Choose or drop files, a folder or a tar.gz. Where none of them is index.html, a single page becomes it, and
        other files get a page that lists them. {effect}
      </p>
      <input id="archive" type="file" multiple aria-describedby="archive-hint" />
      <label for="folder">Or choose a folder</label>
      <input id="folder" type="file" data-folder aria-describedby="archive-hint" />
      <progress aria-label="Upload" max={1} value={0} hidden />
      <button type="button" class="plain" hidden>
        Cancel the upload
      </button>
      <p role="status" />
      <p class="error" role="alert" />
    </div>
  );
}

/** Shows what the script uploaded before this page was loaded. */
export function Uploaded() {
  return <p class="notice success" role="status" data-uploaded hidden />;
}
