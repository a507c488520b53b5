/** The documents for one need, as the site lists them. */
export interface SiteList {
  readonly title: string;
  readonly summary: string;
  readonly documents: readonly SiteDocument[];
}

export interface SiteDocument {
  readonly address: string;
  /** The text of the link to it. */
  readonly text: string;
  readonly summary: string;
  /** The heading of its page; undefined where it is no document of this site's own making. */
  readonly title?: string;
}
