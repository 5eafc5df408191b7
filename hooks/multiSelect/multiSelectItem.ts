/** One thing to choose. */
export interface MultiSelectItem {
  /** Unique in its list; what a form posts. */
  readonly value: string;
  readonly label: string;
  /** @default false */
  readonly isDisabled?: boolean | undefined;
}
