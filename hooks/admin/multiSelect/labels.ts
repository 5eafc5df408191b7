/** Labels and messages for a multi-select. Placeholders such as `{count}` are replaced with the actual values. */
export interface MultiSelectLabels {
  /** The accessible name of the field and of its list. */
  readonly name: string;
  /** Shown in the field while nothing is selected. */
  readonly placeholder: string;
  /** The button's text if too many items are selected to name them all. Placeholder: `{count}`. */
  readonly selected: string;
  /** The button's text if every item is selected and there are too many to name. Placeholder: `{count}`. */
  readonly allSelected: string;
  readonly search: string;
  /** Shown if no item matches the search. Placeholder: `{query}`. */
  readonly noMatches: string;
  /** Shown in an open list that has no items. */
  readonly noItems: string;
  readonly selectAll: string;
  readonly clearAll: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Announced while the user is searching. Placeholder: `{count}`, the number of matches. */
  readonly matches: string;
}

/** The English labels. They use SumoSelect's wording where SumoSelect has an equivalent label. */
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
