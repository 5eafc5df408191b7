import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SelectionState } from './chooseValues.ts';
import type { VirtualItem } from './itemWindow.ts';
import type { MultiSelectLabels } from './labels.ts';

/** An item that can be selected. */
export interface MultiSelectItem {
  /** Unique within the list. Submitted with the form. */
  readonly value: string;
  readonly label: string;
  /** Whether the item cannot be selected or unselected by the user. @default false */
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
  /** The controlled items. Use either this or `defaultItems`. */
  readonly items?: readonly MultiSelectItem[] | undefined;
  /** The initial items, which `addItem`, `removeItem` and similar methods change. @default [] */
  readonly defaultItems?: readonly MultiSelectItem[] | undefined;
  readonly onItemsChange?:
    | ((items: readonly MultiSelectItem[], details: ChangeDetails<'imperative'>) => void)
    | undefined;
  /** The controlled selected values. */
  readonly values?: readonly string[] | undefined;
  /** The initially selected values, restored when the form is reset. @default [] */
  readonly defaultValues?: readonly string[] | undefined;
  readonly onValuesChange?:
    | ((values: readonly string[], details: ChangeDetails<MultiSelectChangeReason>) => void)
    | undefined;
  readonly isOpen?: boolean | undefined;
  /** Whether the list is initially open. @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<MultiSelectOpenReason>) => void) | undefined;
  /** Whether there is a search field. @default false */
  readonly search?: boolean | undefined;
  /** Whether there is a control that selects all or no items. @default false */
  readonly selectAll?: boolean | undefined;
  /** Whether changes take effect only after OK. Always true if the list floats. @default false */
  readonly confirm?: boolean | undefined;
  /** Whether pressing outside confirms the changes instead of discarding them. @default false */
  readonly confirmOnOutsidePress?: boolean | undefined;
  /** The maximum number of items the caption names before it shows a count. @default 3 */
  readonly valueTextItemLimit?: number | undefined;
  /** The maximum number of selected items. @default none */
  readonly max?: number | undefined;
  /** The name of the form field. If omitted, nothing is submitted. */
  readonly name?: string | undefined;
  /** Submits one field with the values joined by this separator, instead of one field per value. */
  readonly valueSeparator?: string | undefined;
  readonly labels?: Partial<MultiSelectLabels> | undefined;
  /** Whether the field can be used. @default true */
  readonly enabled?: boolean | undefined;
}

/** A form field to submit. */
export interface MultiSelectFormEntry {
  readonly name: string;
  readonly value: string;
}

export interface UseMultiSelectResult {
  readonly isOpen: boolean;
  /** Whether the viewport is so narrow that the list floats over the page (400 px or less). */
  readonly isFloating: boolean;
  /** Whether to render OK and Cancel. */
  readonly needsConfirm: boolean;
  /** The confirmed values. */
  readonly values: readonly string[];
  /** The selected values, including changes not yet confirmed. */
  readonly pendingValues: readonly string[];
  readonly items: readonly MultiSelectItem[];
  /** The items that match the search. */
  readonly filteredItems: readonly MultiSelectItem[];
  /** The items to mount: all of up to 500, otherwise those near the visible part of the list. */
  readonly virtualItems: readonly VirtualItem[];
  readonly query: string;
  /** The item highlighted by the keyboard or pointer. */
  readonly activeValue: string | null;
  /** The caption of the field: item names, a count, or the placeholder. */
  readonly valueText: string;
  /** How many of the filtered items are selected. */
  readonly selectionState: SelectionState;
  /** The message that no item matches or that there are no items; otherwise ''. */
  readonly noMatches: string;
  readonly formEntries: readonly MultiSelectFormEntry[];
  open(): void;
  /** Closes the list and discards unconfirmed changes. */
  close(): void;
  /** Confirms the selected values and closes the list. */
  confirm(): void;
  setQuery(query: string): void;
  /**
   * Selects an item by index or value. Like the methods below, it throws `RangeError` ("index out of bounds") if there
   * is none.
   */
  select(key: number | string): void;
  unselect(key: number | string): void;
  selectAll(): void;
  unselectAll(): void;
  enableItem(key: number | string): void;
  disableItem(key: number | string): void;
  /** Inserts an item at `index`, by default at the end. Throws `TypeError` ("No value to add") if it has no value. */
  addItem(item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>, index?: number): void;
  /** Removes an item and unselects it. */
  removeItem(key: number | string): void;
  removeAll(): void;
  /** Props for the button that opens the list, with its name, caption and state. */
  readonly getTriggerProps: PropGetter<'button'>;
  /** Props for the popup that contains the search field, the list and its buttons. */
  readonly getPopupProps: PropGetter<'div'>;
  readonly getSearchProps: PropGetter<'input'>;
  readonly getListProps: PropGetter<'ul'>;
  /**
   * Props for an item. Pass the `offsetPx` of its `virtualItems` entry; without it, render all `filteredItems`. The
   * list must be the scroll container.
   */
  getItemProps(
    props: ElementProps<'li'> & { readonly item: MultiSelectItem; readonly offsetPx?: number | undefined },
  ): ElementProps<'li'>;
  readonly getSelectAllProps: PropGetter<'button'>;
  readonly getConfirmProps: PropGetter<'button'>;
  readonly getCancelProps: PropGetter<'button'>;
  readonly getClearAllProps: PropGetter<'button'>;
  /** Props for a live region that announces how many items match the search. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly triggerElement: HTMLButtonElement | null;
  readonly labels: MultiSelectLabels;
}
