import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { ChosenAmount } from './chooseValues.ts';
import type { MountedItem } from './itemWindow.ts';
import type { MultiSelectLabels } from './labels.ts';

/** One thing to choose. */
export interface MultiSelectItem {
  /** Unique in its list; what a form posts. */
  readonly value: string;
  readonly label: string;
  /** @default false */
  readonly isDisabled?: boolean | undefined;
}

/** The reason for opening or closing the list. */
export type MultiSelectOpenReason =
  'trigger' | 'keyboard' | 'confirmed' | 'canceled' | 'escapeKey' | 'outsidePress' | 'focusOut' | 'imperative';

/** The reason for a change of the choice. */
export type MultiSelectChangeReason =
  'item' | 'all' | 'none' | 'confirmed' | 'outsidePress' | 'removed' | 'reset' | 'imperative';

export interface UseMultiSelectOptions {
  /** The list, where the caller keeps it. Either this or `defaultItems`. */
  readonly items?: readonly MultiSelectItem[] | undefined;
  /** The list, where `add`, `remove` and their like change it. @default [] */
  readonly defaultItems?: readonly MultiSelectItem[] | undefined;
  readonly onItemsChange?:
    ((items: readonly MultiSelectItem[], details: ChangeDetails<'imperative'>) => void) | undefined;
  /** The chosen values, controlled. */
  readonly values?: readonly string[] | undefined;
  /** The initially chosen values, restored when the form is reset. @default [] */
  readonly defaultValues?: readonly string[] | undefined;
  readonly onValuesChange?:
    ((values: readonly string[], details: ChangeDetails<MultiSelectChangeReason>) => void) | undefined;
  readonly isOpen?: boolean | undefined;
  /** @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<MultiSelectOpenReason>) => void) | undefined;
  /** A field to search in. @default false */
  readonly search?: boolean | undefined;
  /** A control that chooses all, or none. @default false */
  readonly selectAll?: boolean | undefined;
  /** A choice counts when it is confirmed. Always so where the list floats. @default false */
  readonly confirm?: boolean | undefined;
  /** A press outside confirms instead of dropping the choice. @default false */
  readonly isOutsidePressConfirm?: boolean | undefined;
  /** The number of names that the caption lists before it shows a count. @default 3 (specification, point 9) */
  readonly captionItemLimit?: number | undefined;
  /** The most that can be chosen. @default none */
  readonly max?: number | undefined;
  /** The name of the form field. Without it nothing is posted. */
  readonly name?: string | undefined;
  /** Posts one field with the values joined by this, instead of one field for each. */
  readonly valueSeparator?: string | undefined;
  readonly labels?: Partial<MultiSelectLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** An entry that a form posts. */
export interface MultiSelectFormEntry {
  readonly name: string;
  readonly value: string;
}

export interface UseMultiSelectResult {
  readonly isOpen: boolean;
  /** The window is so narrow that the list floats over the page (400 px and less). */
  readonly isFloating: boolean;
  /** OK and Cancel are needed. */
  readonly needsConfirm: boolean;
  /** The confirmed choice. */
  readonly values: readonly string[];
  /** The ticked items: the same, or those that wait for OK. */
  readonly tickedValues: readonly string[];
  readonly items: readonly MultiSelectItem[];
  /** The items that the search leaves. */
  readonly shownItems: readonly MultiSelectItem[];
  /** Those of them that belong in the document: all of up to 500, and else those near what is seen of the list. */
  readonly mountedItems: readonly MountedItem[];
  readonly query: string;
  /** The item that the keyboard is on. */
  readonly activeValue: string | null;
  /** The text of the field: names, a count, or the placeholder. */
  readonly caption: string;
  /** The proportion of the shown items that are ticked. */
  readonly amount: ChosenAmount;
  /** Nothing is found. '' where something is, or nothing is looked for. */
  readonly noMatches: string;
  readonly formEntries: readonly MultiSelectFormEntry[];
  open(): void;
  /** Closes; what was not confirmed is dropped. */
  close(): void;
  /** Closes, and what is ticked counts. */
  confirm(): void;
  setQuery(query: string): void;
  /** By position or value. Throws `RangeError` ("index out of bounds") where there is none, as all of these do. */
  select(key: number | string): void;
  unselect(key: number | string): void;
  selectAll(): void;
  unselectAll(): void;
  enableItem(key: number | string): void;
  disableItem(key: number | string): void;
  /** Throws `TypeError` ("No value to add") without a value. @default index the end */
  add(item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>, index?: number): void;
  /** Removing an item also removes it from the choice. */
  remove(key: number | string): void;
  removeAll(): void;
  /** The button that opens the list: name, value, state. */
  readonly getTriggerProps: PropGetter<'button'>;
  /** The pop-up: the search field, the list and its buttons. */
  readonly getPopupProps: PropGetter<'div'>;
  readonly getSearchProps: PropGetter<'input'>;
  readonly getListProps: PropGetter<'ul'>;
  /** `gapPx` as of `mountedItems`; without it draw all `shownItems`. The list has to be the element that scrolls. */
  getItemProps(
    props: ElementProps<'li'> & { readonly item: MultiSelectItem; readonly gapPx?: number | undefined },
  ): ElementProps<'li'>;
  readonly getSelectAllProps: PropGetter<'button'>;
  readonly getConfirmProps: PropGetter<'button'>;
  readonly getCancelProps: PropGetter<'button'>;
  readonly getClearAllProps: PropGetter<'button'>;
  /** A live region that says how many items the search finds. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly triggerElement: HTMLButtonElement | null;
  readonly labels: MultiSelectLabels;
}
