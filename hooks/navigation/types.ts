import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { NavigationLabels } from './labels.ts';

/** An item of a menu, with the items below it. */
export interface NavigationItem {
  /** Unique in the menu. */
  readonly id: string;
  readonly label: string;
  /** The target of the item. An item with children and no target (or `#`, `javascript:…`, as on old sites) is a button. */
  readonly href?: string | undefined;
  /** Whether it is the current page. */
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
  /** Whether the menu is toggled on, for a style sheet that collapses it. */
  readonly isToggled: boolean;
  /** Whether the visitor has reached the menu by pointer, focus or finger: load the code that places submenus. */
  readonly shouldLoad: boolean;
  /** Whether the submenu of an item is open. */
  isOpen(id: string): boolean;
  /** The submenus that are open, from the top, with their elements. */
  readonly openSubmenus: readonly OpenSubmenu[];
  toggle(): void;
  close(): void;
  /** For `<nav>`: `data-toggled`, `data-ready` (from then on `data-open` says what is open, before it `:hover`). */
  readonly getNavigationProps: PropGetter<'nav'>;
  /** For the button of a collapsed menu. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  readonly getListProps: PropGetter<'ul'>;
  /** `data-open`, `data-focused` (a link in it has focus), `data-parent`. */
  getItemProps(props: ItemElementProps<'li'>): ElementProps<'li'>;
  /** For a link, with `aria-expanded` on parents. The first tap of a finger opens the submenu, the second follows the link. */
  getLinkProps(props: ItemElementProps<'a'>): ElementProps<'a'>;
  /** Whether an item leads nowhere and only opens what is below it: draw a `<button>` in place of a link. */
  isButton(item: NavigationItem): boolean;
  /** For a button, with `aria-expanded`. A key or a tap opens and closes its submenu, which a mouse opens by hovering. */
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
  | 'toggleButton'
  | 'closeButton'
  | 'escapeKey'
  | 'outsidePress'
  | 'resize'
  | 'link'
  | 'imperative';

export interface UseOffCanvasMenuOptions {
  /** The menus of the page's header, in reading order. They become one. */
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
   * Whether the browser opened it before the script ran. It shows all submenus until it closes. Give `enabled: !wasOpenedByBrowser` to
   * `useSiteNavigation`, so that nothing moves under a finger.
   */
  readonly wasOpenedByBrowser: boolean;
  /** All items of all menus: give them to `useSiteNavigation`. */
  readonly items: readonly NavigationItem[];
  /** Opens the menu. Returns false if it is open already, disabled, or canceled by the page. */
  open(): boolean;
  close(): void;
  toggle(): void;
  /** For the menu button. It is hidden if the menu is empty. */
  readonly getToggleProps: PropGetter<'button'>;
  /** For the `<dialog>` of the menu: `data-open`. Draw it always. */
  readonly getMenuProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly labels: NavigationLabels;
}
