export { useMultiSelect } from './useMultiSelect.ts';
export { VALUE_TEXT_ITEM_LIMIT, FLOATING_MAX_WIDTH_PX } from './constants.ts';
export { MULTI_SELECT_LABELS } from './labels.ts';
export type { MultiSelectLabels } from './labels.ts';
export type { MultiSelectItem } from './types.ts';
export type { SelectionState } from './chooseValues.ts';
export type {
  MultiSelectChangeReason,
  MultiSelectFormEntry,
  MultiSelectOpenReason,
  UseMultiSelectOptions,
  UseMultiSelectResult,
} from './types.ts';
