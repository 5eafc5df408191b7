/** The result of a form that was posted without scripts. */
export interface FormAnswer {
  readonly message: string;
  readonly errors: readonly string[];
}
