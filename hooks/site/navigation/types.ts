import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { NavigationLabels } from './labels.ts';

/** A menu item and its sub-items. */
export interface NavigationItem {
  /** An id that is unique within the menu. */
  readonly id: string;
  readonly label: string;
  /**
   * The link's target. If an item has sub-items but no real target (`href` is missing, `#` or `javascript:…`), it is a
   * button.
   */
  readonly href?: string | undefined;
  /** Whether the item links to the current page. */
  readonly isCurrent?: boolean | undefined;
  readonly items?: readonly NavigationItem[] | undefined;
}

export interface UseSiteNavigationOptions {
  readonly items: readonly NavigationItem[];
  /** The duration of a submenu's slide animation, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<NavigationLabels> | undefined;
  /** If false, parent items are ordinary links and no submenu opens. @default true */
  readonly enabled?: boolean | undefined;
}

type ItemElementProps<TElement extends 'a' | 'button' | 'li' | 'ul'> = ElementProps<TElement> & {
  readonly item: NavigationItem;
};

export interface UseSiteNavigationResult {
  /**
   * Whether the menu has been expanded, for example with its button. Only relevant if a stylesheet collapses the menu.
   */
  readonly isToggled: boolean;
  /** Whether the user has hovered over, focused or touched the menu. If so, load the code that positions submenus. */
  readonly shouldLoad: boolean;
  /** Returns whether an item's submenu is open. */
  isOpen(id: string): boolean;
  /** The open submenus and their elements, outermost first. */
  readonly openSubmenus: readonly OpenSubmenu[];
  toggle(): void;
  close(): void;
  /**
   * Returns props for the `<nav>`. Sets `data-toggled` and `data-ready`. Until `data-ready` is set, CSS `:hover`
   * determines which submenus are open. After that, `data-open` does.
   */
  readonly getNavigationProps: PropGetter<'nav'>;
  /** Returns props for a collapsed menu's button. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  readonly getListProps: PropGetter<'ul'>;
  /** Returns props for an item. Sets `data-open`, `data-focused` (if a link in it has focus) and `data-parent`. */
  getItemProps(props: ItemElementProps<'li'>): ElementProps<'li'>;
  /**
   * Returns props for a link, including `aria-expanded` if it has a submenu. On touch screens, the first tap opens the
   * submenu and the second tap follows the link.
   */
  getLinkProps(props: ItemElementProps<'a'>): ElementProps<'a'>;
  /**
   * Returns whether an item has no target and only opens its submenu. If so, render the item as a `<button>` instead of
   * a link.
   */
  isButton(item: NavigationItem): boolean;
  /**
   * Returns props for a button, including `aria-expanded`. A key press or a tap toggles the submenu, and hovering over
   * the button opens it.
   */
  getButtonProps(props: ItemElementProps<'button'>): ElementProps<'button'>;
  getSubmenuProps(props: ItemElementProps<'ul'>): ElementProps<'ul'>;
  readonly labels: NavigationLabels;
}

export interface OpenSubmenu {
  readonly id: string;
  readonly itemElement: HTMLElement | null;
  readonly submenuElement: HTMLElement | null;
  /** The submenu's level. Submenus of the top-level menu have level 0. */
  readonly level: number;
}

export type OffCanvasReason =
  | 'toggleButton'
  | 'closeButton'
  | 'escapeKey'
  | 'outsidePress'
  | 'resize'
  | 'link'
  | 'imperative';

export interface UseOffCanvasMenuOptions {
  /** The header's menus in reading order. They are merged into one menu. */
  readonly menus: readonly (readonly NavigationItem[])[];
  readonly isOpen?: boolean | undefined;
  /** Whether the menu is initially open. @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<OffCanvasReason>) => void) | undefined;
  readonly labels?: Partial<NavigationLabels> | undefined;
  /** Whether the menu can open. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseOffCanvasMenuResult {
  readonly isOpen: boolean;
  /**
   * Whether the browser opened the menu before the script ran. If so, all submenus are shown until the menu closes.
   * Pass `enabled: !wasOpenedByBrowser` to `useSiteNavigation` so that nothing moves under the user's finger.
   */
  readonly wasOpenedByBrowser: boolean;
  /** All items from all menus, for `useSiteNavigation`. */
  readonly items: readonly NavigationItem[];
  /** Opens the menu. Returns false if it is already open or disabled, or if `onOpenChange` cancels the change. */
  open(): boolean;
  close(): void;
  toggle(): void;
  /** Returns props for the menu button. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  /** Returns props for the menu's `<dialog>`. Sets `data-open`. Always render the dialog. */
  readonly getMenuProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly labels: NavigationLabels;
}
