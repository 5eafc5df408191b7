export { useMultiSelect } from './useMultiSelect.ts';
export { CAPTION_ITEM_LIMIT, FLOATING_MAX_WIDTH_PX } from './constants.ts';
export { MULTI_SELECT_LABELS } from './labels.ts';
export type { MultiSelectLabels } from './labels.ts';
export type { MultiSelectItem } from './types.ts';
export type { MountedItem } from './itemWindow.ts';
export type { ChosenAmount } from './chooseValues.ts';
export type {
  MultiSelectChangeReason,
  MultiSelectFormEntry,
  MultiSelectOpenReason,
  UseMultiSelectOptions,
  UseMultiSelectResult,
} from './types.ts';
