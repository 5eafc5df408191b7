/** All labels of a multi-select. `{…}` are placeholders. */
export interface MultiSelectLabels {
  /** The accessible name of the field and its list. */
  readonly name: string;
  /** Shown in the field while nothing is selected. */
  readonly placeholder: string;
  /** The caption if more items are selected than it can name; `{count}`. */
  readonly selected: string;
  /** The caption if all items are selected and it cannot name them; `{count}`. */
  readonly allSelected: string;
  readonly search: string;
  /** Shown if no item matches the search; `{query}`. */
  readonly noMatches: string;
  /** Shown in an open list without items. */
  readonly noItems: string;
  readonly selectAll: string;
  readonly clearAll: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Announced while searching; `{count}`. */
  readonly matches: string;
}

/** The English labels, identical to SumoSelect's where it has the same text. */
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
