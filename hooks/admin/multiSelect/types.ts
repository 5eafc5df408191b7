import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { SelectionState } from './chooseValues.ts';
import type { MultiSelectLabels } from './labels.ts';

/** An item that can be selected. */
export interface MultiSelectItem {
  /** The item's value, unique within the list. It is submitted with the form. */
  readonly value: string;
  readonly label: string;
  /** Whether the user is prevented from selecting or unselecting the item. @default false */
  readonly isDisabled?: boolean | undefined;
}

/** Why the list was opened or closed. */
export type MultiSelectOpenReason =
  | 'trigger'
  | 'keyboard'
  | 'confirmed'
  | 'canceled'
  | 'escapeKey'
  | 'outsidePress'
  | 'focusOut'
  | 'imperative';

/** Why the selection changed. */
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
  /** The items (controlled). Use either this option or `defaultItems`. */
  readonly items?: readonly MultiSelectItem[] | undefined;
  /** The initial items. Methods such as `addItem` and `removeItem` change the list. @default [] */
  readonly defaultItems?: readonly MultiSelectItem[] | undefined;
  readonly onItemsChange?:
    | ((items: readonly MultiSelectItem[], details: ChangeDetails<'imperative'>) => void)
    | undefined;
  /** The selected values (controlled). */
  readonly values?: readonly string[] | undefined;
  /** The initially selected values. Resetting the form restores them. @default [] */
  readonly defaultValues?: readonly string[] | undefined;
  readonly onValuesChange?:
    | ((values: readonly string[], details: ChangeDetails<MultiSelectChangeReason>) => void)
    | undefined;
  readonly isOpen?: boolean | undefined;
  /** Whether the list is initially open. @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<MultiSelectOpenReason>) => void) | undefined;
  /** Whether the list has a search field. @default false */
  readonly search?: boolean | undefined;
  /** Whether the list has a control that selects all items or none. @default false */
  readonly selectAll?: boolean | undefined;
  /**
   * Whether changes take effect only after the user clicks OK. Always true if the list floats over the page.
   * @default false
   */
  readonly confirm?: boolean | undefined;
  /** Whether clicking outside the list confirms the changes instead of discarding them. @default false */
  readonly confirmOnOutsidePress?: boolean | undefined;
  /**
   * The maximum number of items that the button's text names. If more are selected, the text shows a count.
   * @default 3
   */
  readonly valueTextItemLimit?: number | undefined;
  /** The maximum number of items that can be selected. @default none */
  readonly max?: number | undefined;
  /** The name of the form field. If omitted, nothing is submitted. */
  readonly name?: string | undefined;
  /**
   * If set, all values are submitted in a single field, joined with this separator. If omitted, one field is submitted
   * per value.
   */
  readonly valueSeparator?: string | undefined;
  readonly labels?: Partial<MultiSelectLabels> | undefined;
  /** Whether the field can be used. @default true */
  readonly enabled?: boolean | undefined;
}

/** A form field that is submitted. */
export interface MultiSelectFormEntry {
  readonly name: string;
  readonly value: string;
}

export interface UseMultiSelectResult {
  readonly isOpen: boolean;
  /** Whether the list floats over the page because the viewport is narrow (400 px or less). */
  readonly isFloating: boolean;
  /** Whether to render the OK and Cancel buttons. */
  readonly needsConfirm: boolean;
  /** The confirmed values. */
  readonly values: readonly string[];
  /** The selected values, including changes that have not been confirmed yet. */
  readonly pendingValues: readonly string[];
  readonly items: readonly MultiSelectItem[];
  /** The items that match the search. */
  readonly filteredItems: readonly MultiSelectItem[];
  readonly query: string;
  /** The value of the item highlighted by the keyboard or the pointer. */
  readonly activeValue: string | null;
  /** The field's text: item names, a count, or the placeholder. */
  readonly valueText: string;
  /** Whether none, some or all of the filtered items are selected. */
  readonly selectionState: SelectionState;
  /** The message to show if no item matches the search or the list has no items, otherwise ''. */
  readonly noMatches: string;
  readonly formEntries: readonly MultiSelectFormEntry[];
  open(): void;
  /** Closes the list and discards changes that have not been confirmed yet. */
  close(): void;
  /** Confirms the selected values and closes the list. */
  confirm(): void;
  setQuery(query: string): void;
  /**
   * Selects an item by index or value. Like every method with a `key` parameter, this method throws a `RangeError`
   * ("index out of bounds") if there is no such item.
   */
  select(key: number | string): void;
  unselect(key: number | string): void;
  selectAll(): void;
  unselectAll(): void;
  enableItem(key: number | string): void;
  disableItem(key: number | string): void;
  /**
   * Inserts an item at `index`, or at the end by default. Throws a `TypeError` ("No value to add") if the item has no
   * value.
   */
  addItem(item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>, index?: number): void;
  /** Removes an item. This also unselects the item. */
  removeItem(key: number | string): void;
  removeAll(): void;
  /** Returns props for the button that opens the list, including its accessible name, text and state. */
  readonly getTriggerProps: PropGetter<'button'>;
  /** Returns props for the popup that contains the search field, the list and its buttons. */
  readonly getPopupProps: PropGetter<'div'>;
  readonly getSearchProps: PropGetter<'input'>;
  readonly getListProps: PropGetter<'ul'>;
  /** Returns props for an item. */
  getItemProps(props: ElementProps<'li'> & { readonly item: MultiSelectItem }): ElementProps<'li'>;
  readonly getSelectAllProps: PropGetter<'button'>;
  readonly getConfirmProps: PropGetter<'button'>;
  readonly getCancelProps: PropGetter<'button'>;
  readonly getClearAllProps: PropGetter<'button'>;
  /** Returns props for a live region that announces how many items match the search. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly triggerElement: HTMLButtonElement | null;
  readonly labels: MultiSelectLabels;
}
