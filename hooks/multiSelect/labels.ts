/** Every text of a multi-select. `{…}` are filled in. */
export interface MultiSelectLabels {
  /** The accessible name of the field and of its list. */
  readonly name: string;
  /** Shown in the field while nothing is chosen. */
  readonly placeholder: string;
  /** `{count}`, if more items are chosen than the caption names. */
  readonly selected: string;
  /** `{count}`, if all items are chosen, and more than the caption names. */
  readonly allSelected: string;
  readonly search: string;
  /** `{query}` */
  readonly noMatches: string;
  /** Shown in an open list that has no items. */
  readonly noItems: string;
  readonly selectAll: string;
  readonly clearAll: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Announced while searching; `{count}`. */
  readonly matches: string;
}

/** English, with the texts of the original if it has them. */
export const MULTI_SELECT_LABELS: MultiSelectLabels = {
  name: 'Choose',
  placeholder: 'Select Here',
  selected: '{count} Selected',
  allSelected: '{count} all selected!',
  search: 'Search...',
  noMatches: 'No matches for "{query}"',
  noItems: 'No items',
  selectAll: 'Select All',
  clearAll: 'Clear all',
  confirm: 'OK',
  cancel: 'Cancel',
  matches: '{count} found',
};
