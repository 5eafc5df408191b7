/** The result of a form that was posted without JavaScript. */
export interface FormResponse {
  readonly message: string;
  readonly errors: readonly string[];
}
