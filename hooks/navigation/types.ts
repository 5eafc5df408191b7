import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { NavigationLabels } from './labels.ts';

/** A menu item and its sub-items. */
export interface NavigationItem {
  /** Unique within the menu. */
  readonly id: string;
  readonly label: string;
  /** The link target. An item with sub-items but no real target (missing, `#` or `javascript:…`) is a button. */
  readonly href?: string | undefined;
  /** Whether it links to the current page. */
  readonly isCurrent?: boolean | undefined;
  readonly items?: readonly NavigationItem[] | undefined;
}

export interface UseSiteNavigationOptions {
  readonly items: readonly NavigationItem[];
  /** The duration of a submenu's slide animation, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<NavigationLabels> | undefined;
  /** If false, parents are plain links and no submenu opens. @default true */
  readonly enabled?: boolean | undefined;
}

type ItemElementProps<TElement extends 'a' | 'button' | 'li' | 'ul'> = ElementProps<TElement> & {
  readonly item: NavigationItem;
};

export interface UseSiteNavigationResult {
  /** Whether the menu is toggled on, for style sheets that collapse it. */
  readonly isToggled: boolean;
  /** Whether the user has reached the menu by pointer, focus or touch. Load the code that positions submenus. */
  readonly shouldLoad: boolean;
  /** Whether the submenu of an item is open. */
  isOpen(id: string): boolean;
  /** The open submenus and their elements, outermost first. */
  readonly openSubmenus: readonly OpenSubmenu[];
  toggle(): void;
  close(): void;
  /**
   * Props for `<nav>`: `data-toggled` and `data-ready`. Once `data-ready` is set, `data-open` determines what is open;
   * before that, CSS `:hover` does.
   */
  readonly getNavigationProps: PropGetter<'nav'>;
  /** Props for the button of a collapsed menu. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  readonly getListProps: PropGetter<'ul'>;
  /** Props for an item: `data-open`, `data-focused` (a link in it has focus) and `data-parent`. */
  getItemProps(props: ItemElementProps<'li'>): ElementProps<'li'>;
  /**
   * Props for a link, with `aria-expanded` on parents. On touch, the first tap opens the submenu and the second follows
   * the link.
   */
  getLinkProps(props: ItemElementProps<'a'>): ElementProps<'a'>;
  /** Whether an item has no target and only opens its submenu. Render it as a `<button>` instead of a link. */
  isButton(item: NavigationItem): boolean;
  /** Props for a button, with `aria-expanded`. A key or tap toggles its submenu; a mouse opens it on hover. */
  getButtonProps(props: ItemElementProps<'button'>): ElementProps<'button'>;
  getSubmenuProps(props: ItemElementProps<'ul'>): ElementProps<'ul'>;
  readonly labels: NavigationLabels;
}

export interface OpenSubmenu {
  readonly id: string;
  readonly itemElement: HTMLElement | null;
  readonly submenuElement: HTMLElement | null;
  /** 0 for a submenu of the top-level menu. */
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
  /** The header's menus in reading order, merged into one. */
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
   * Whether the browser opened the menu before the script ran. Until it closes, all submenus are shown. Pass `enabled:
   * !wasOpenedByBrowser` to `useSiteNavigation` so that nothing moves under the user's finger.
   */
  readonly wasOpenedByBrowser: boolean;
  /** All items of all menus, for `useSiteNavigation`. */
  readonly items: readonly NavigationItem[];
  /** Opens the menu. Returns false if it is already open, disabled, or `onOpenChange` cancels the change. */
  open(): boolean;
  close(): void;
  toggle(): void;
  /** Props for the menu button. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  /** Props for the menu's `<dialog>`, including `data-open`. Always render it. */
  readonly getMenuProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly labels: NavigationLabels;
}
