import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { NavigationLabels } from './labels.ts';

/** One entry of a menu, with those below it. */
export interface NavigationItem {
  /** Unlike any other in the menu. */
  readonly id: string;
  readonly label: string;
  /** The target of the item. An item with children may have none (or `#`, `javascript:…`, as menus of old sites do): it is a button then. */
  readonly href?: string | undefined;
  /** The page that is shown now. */
  readonly isCurrent?: boolean | undefined;
  readonly items?: readonly NavigationItem[] | undefined;
}

export interface UseSiteNavigationOptions {
  readonly items: readonly NavigationItem[];
  /** The duration of a submenu's slide, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<NavigationLabels> | undefined;
  /** False: links are links, and nothing opens. @default true */
  readonly enabled?: boolean | undefined;
}

/** Props of an element of one item. */
type ItemElementProps<TElement extends 'a' | 'button' | 'li' | 'ul'> = ElementProps<TElement> & {
  readonly item: NavigationItem;
};

export interface UseSiteNavigationResult {
  /** The menu is toggled on, where a style sheet folds it away. */
  readonly isToggled: boolean;
  /** Pointer, focus or finger have come: load what places submenus. */
  readonly shouldLoad: boolean;
  /** Whether the submenu of an item is open. */
  isOpen(id: string): boolean;
  /** The submenus that are open, from the top, with their elements. */
  readonly openSubmenus: readonly OpenSubmenu[];
  toggle(): void;
  close(): void;
  /** For `<nav>`: `data-toggled`, `data-ready` (from then on `data-open` says what is open, before it `:hover`). */
  readonly getNavigationProps: PropGetter<'nav'>;
  /** For the button of a menu that is folded away. It is hidden where there is nothing to show. */
  readonly getToggleProps: PropGetter<'button'>;
  readonly getListProps: PropGetter<'ul'>;
  /** `data-open`, `data-focused` (a link in it has focus), `data-parent`. */
  getItemProps(props: ItemElementProps<'li'>): ElementProps<'li'>;
  /** `aria-expanded` on parents. A finger's first tap opens, the second follows. */
  getLinkProps(props: ItemElementProps<'a'>): ElementProps<'a'>;
  /** Whether an item leads nowhere and only opens what is below it: draw a `<button>` in place of a link. */
  isButton(item: NavigationItem): boolean;
  /** `aria-expanded`. A key opens and closes, a tap too; a pointer has opened it already. */
  getButtonProps(props: ItemElementProps<'button'>): ElementProps<'button'>;
  getSubmenuProps(props: ItemElementProps<'ul'>): ElementProps<'ul'>;
  readonly labels: NavigationLabels;
}

export interface OpenSubmenu {
  readonly id: string;
  readonly itemElement: HTMLElement | null;
  readonly submenuElement: HTMLElement | null;
  /** 0 for a submenu of the bar itself. */
  readonly level: number;
}

export type OffCanvasReason =
  'toggleButton' | 'closeButton' | 'escapeKey' | 'outsidePress' | 'resize' | 'link' | 'imperative';

export interface UseOffCanvasMenuOptions {
  /** The menus of the page's head, in the order in which they are read: they become one. */
  readonly menus: readonly (readonly NavigationItem[])[];
  readonly isOpen?: boolean | undefined;
  /** @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<OffCanvasReason>) => void) | undefined;
  readonly labels?: Partial<NavigationLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseOffCanvasMenuResult {
  readonly isOpen: boolean;
  /**
   * The browser has opened it before there was a script, with all its submenus: so it stays until it closes. Give
   * `enabled: !isUnfolded` to `useSiteNavigation`, so that nothing moves under a finger.
   */
  readonly isUnfolded: boolean;
  /** All items of all menus: give them to `useSiteNavigation`. */
  readonly items: readonly NavigationItem[];
  /** True where it opens; false where it is open, off, or the page vetoed it. */
  open(): boolean;
  close(): void;
  toggle(): void;
  /** For the burger. It is hidden where there is nothing to show. */
  readonly getToggleProps: PropGetter<'button'>;
  /** For the `<dialog>` of the menu: `data-open`. Draw it always. */
  readonly getMenuProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly labels: NavigationLabels;
}
