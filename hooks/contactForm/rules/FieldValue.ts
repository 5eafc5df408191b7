/** A file as far as rules look at it. */
export interface ContactFile {
  readonly name: string;
  /** Media type, '' where the browser knows none. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What stands in a field: one text for each value that would be sent, and the chosen files. */
export interface FieldValue {
  readonly texts: readonly string[];
  readonly files: readonly ContactFile[];
}

/** Nothing: an unticked box, a field that the form does not have. */
export const NO_VALUE: FieldValue = { texts: [], files: [] };
