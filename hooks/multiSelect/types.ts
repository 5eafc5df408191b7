import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SelectionState } from './chooseValues.ts';
import type { VirtualItem } from './itemWindow.ts';
import type { MultiSelectLabels } from './labels.ts';

/** An item to choose. */
export interface MultiSelectItem {
  /** Unique in its list. A form posts it. */
  readonly value: string;
  readonly label: string;
  /** @default false */
  readonly isDisabled?: boolean | undefined;
}

/** The reason for opening or closing the list. */
export type MultiSelectOpenReason =
  | 'trigger'
  | 'keyboard'
  | 'confirmed'
  | 'canceled'
  | 'escapeKey'
  | 'outsidePress'
  | 'focusOut'
  | 'imperative';

/** The reason for a change of the choice. */
export type MultiSelectChangeReason =
  | 'item'
  | 'all'
  | 'none'
  | 'confirmed'
  | 'outsidePress'
  | 'removed'
  | 'reset'
  | 'imperative';

export interface UseMultiSelectOptions {
  /** The items, controlled. Give either this or `defaultItems`. */
  readonly items?: readonly MultiSelectItem[] | undefined;
  /** The initial items, which `addItem`, `removeItem` and similar verbs change. @default [] */
  readonly defaultItems?: readonly MultiSelectItem[] | undefined;
  readonly onItemsChange?:
    | ((items: readonly MultiSelectItem[], details: ChangeDetails<'imperative'>) => void)
    | undefined;
  /** The chosen values, controlled. */
  readonly values?: readonly string[] | undefined;
  /** The initially chosen values, restored when the form is reset. @default [] */
  readonly defaultValues?: readonly string[] | undefined;
  readonly onValuesChange?:
    | ((values: readonly string[], details: ChangeDetails<MultiSelectChangeReason>) => void)
    | undefined;
  readonly isOpen?: boolean | undefined;
  /** @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<MultiSelectOpenReason>) => void) | undefined;
  /** Whether there is a search field. @default false */
  readonly search?: boolean | undefined;
  /** Whether there is a control that chooses all or none. @default false */
  readonly selectAll?: boolean | undefined;
  /** Whether a choice takes effect only when it is confirmed. Always so if the list floats. @default false */
  readonly confirm?: boolean | undefined;
  /** Whether a press outside confirms the choice instead of dropping it. @default false */
  readonly confirmOnOutsidePress?: boolean | undefined;
  /** The number of names that the caption lists before it shows a count. @default 3 */
  readonly valueTextItemLimit?: number | undefined;
  /** The maximum number of chosen items. @default none */
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
  /** Whether the window is so narrow that the list floats over the page (400 px or less). */
  readonly isFloating: boolean;
  /** Whether to draw OK and Cancel. */
  readonly needsConfirm: boolean;
  /** The confirmed choice. */
  readonly values: readonly string[];
  /** The ticked values: the confirmed ones, or those that wait for OK. */
  readonly pendingValues: readonly string[];
  readonly items: readonly MultiSelectItem[];
  /** The items that match the search. */
  readonly filteredItems: readonly MultiSelectItem[];
  /** The items to mount: all of up to 500, else those near the visible part of the list. */
  readonly virtualItems: readonly VirtualItem[];
  readonly query: string;
  /** The item that the keyboard is on. */
  readonly activeValue: string | null;
  /** The text of the field: names, a count, or the placeholder. */
  readonly valueText: string;
  /** The proportion of the shown items that are ticked. */
  readonly selectionState: SelectionState;
  /** The message that nothing was found; else ''. */
  readonly noMatches: string;
  readonly formEntries: readonly MultiSelectFormEntry[];
  open(): void;
  /** Closes, and drops an unconfirmed choice. */
  close(): void;
  /** Confirms the ticked values, and closes. */
  confirm(): void;
  setQuery(query: string): void;
  /** Selects an item by position or value. Like the verbs below, it throws `RangeError` ("index out of bounds") if there is none. */
  select(key: number | string): void;
  unselect(key: number | string): void;
  selectAll(): void;
  unselectAll(): void;
  enableItem(key: number | string): void;
  disableItem(key: number | string): void;
  /** Throws `TypeError` ("No value to add") without a value. @default index the end */
  addItem(item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>, index?: number): void;
  /** Removing an item also removes it from the choice. */
  removeItem(key: number | string): void;
  removeAll(): void;
  /** For the button that opens the list: name, value, state. */
  readonly getTriggerProps: PropGetter<'button'>;
  /** For the pop-up with the search field, the list and its buttons. */
  readonly getPopupProps: PropGetter<'div'>;
  readonly getSearchProps: PropGetter<'input'>;
  readonly getListProps: PropGetter<'ul'>;
  /** `offsetPx` as of `virtualItems`; without it draw all `filteredItems`. The list has to be the element that scrolls. */
  getItemProps(
    props: ElementProps<'li'> & { readonly item: MultiSelectItem; readonly offsetPx?: number | undefined },
  ): ElementProps<'li'>;
  readonly getSelectAllProps: PropGetter<'button'>;
  readonly getConfirmProps: PropGetter<'button'>;
  readonly getCancelProps: PropGetter<'button'>;
  readonly getClearAllProps: PropGetter<'button'>;
  /** For a live region that announces how many items match the search. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly triggerElement: HTMLButtonElement | null;
  readonly labels: MultiSelectLabels;
}
