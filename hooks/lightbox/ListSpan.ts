/** Where the images that are there stand in the whole list. */
export interface ListSpan {
  /** How many of the whole list come before the first that is there. */
  readonly offset: number;
  /** Length of the whole list. */
  readonly total: number;
}
