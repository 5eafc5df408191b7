/** Where the contact forms of a site live. */
export interface WordPressContactFormsOptions {
  /** Where the REST interface begins, as the page says it: `/wp-json/`, or with plain permalinks `/index.php?rest_route=/`. */
  readonly root: string;
  /** As the page says it. @default 'contact-form-7/v1' */
  readonly namespace?: string | undefined;
  /** Largest answer that is read, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly answerLimitBytes?: number | undefined;
  /** One of your own tells nothing of the progress of an upload. @default globalThis.fetch, and XMLHttpRequest for what is sent */
  readonly fetch?: typeof globalThis.fetch | undefined;
}
