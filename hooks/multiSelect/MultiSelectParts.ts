import type { ChosenAmount } from './chooseValues.ts';
import type { MultiSelectLabels } from './labels.ts';
import type { MultiSelectOpenReason } from './types.ts';
import type { MultiSelectChoice } from './useMultiSelectChoice.ts';
import type { MultiSelectElements } from './useMultiSelectElements.ts';
import type { MultiSelectKeyboard } from './useMultiSelectKeyboard.ts';

/** What the getters of a multi-select share. */
export interface MultiSelectParts {
  readonly id: string;
  readonly choice: MultiSelectChoice;
  readonly elements: MultiSelectElements;
  readonly keyboard: MultiSelectKeyboard;
  readonly itemIds: ReadonlyMap<string, string>;
  /** Of each item in a list of which only some are in the document. */
  readonly places: ReadonlyMap<string, number> | null;
  readonly caption: string;
  readonly amount: ChosenAmount;
  readonly hasSearch: boolean;
  readonly isOff: boolean;
  readonly labels: MultiSelectLabels;
  readonly leave: (reason: MultiSelectOpenReason, isConfirmed: boolean, event?: Event) => void;
}

export const listIdOf = (id: string): string => `${id}list`;
