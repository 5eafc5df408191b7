'use client';
import {
  useOffCanvasMenu,
  useSiteNavigation,
  type NavigationItem,
  type UseOffCanvasMenuOptions,
  type UseSiteNavigationOptions,
  type UseSiteNavigationResult,
} from '@loggia/hooks/navigation';
import { menusChunk } from '../chunks.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { DownIcon } from '../icons/DownIcon.ts';
import { MenuIcon } from '../icons/MenuIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';

/** If the chunk fails to load, it is requested again when a submenu opens. */
const LazySubmenuPositioning = lateComponent(menusChunk, 'SubmenuPositioning', {
  retryKeyOf: ({ submenus }) => submenus.length,
});

export interface SiteNavigationProps extends UseSiteNavigationOptions {
  /** The menu's accessible name, such as "Main". */
  readonly label: string;
  /**
   * Whether the menu collapses behind a button in viewports narrower than 48 rem. Set it to false if there is also an
   * `OffCanvasMenu`.
   * @default true
   */
  readonly collapsible?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders the site's menu and its submenus.
 *
 * @example
 * <SiteNavigation label="Main" items={items} />
 */
export function SiteNavigation({ label, collapsible = true, className = '', labels, ...options }: SiteNavigationProps) {
  const kit = useKit();
  const navigation = useSiteNavigation({ ...options, labels: { ...kit.labels?.navigation, ...labels } });
  const nav = navigation.getNavigationProps({
    'aria-label': label,
    className: `loggia-navigation ${className}`,
    'data-collapsible': collapsible ? '' : undefined,
  });
  return (
    <nav {...nav}>
      {collapsible && (
        <button {...navigation.getToggleProps({ className: 'loggia-burger' })}>
          <MenuIcon />
        </button>
      )}
      <ul {...navigation.getListProps()}>
        <NavigationItems navigation={navigation} items={options.items} />
      </ul>
      {navigation.shouldLoad && <LazySubmenuPositioning submenus={navigation.openSubmenus} />}
    </nav>
  );
}

export interface OffCanvasMenuProps extends UseOffCanvasMenuOptions {
  /** The menu's accessible name. @default the label of its button */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a menu button and an off-canvas menu that combines the menus in the page's header.
 *
 * @example
 * <OffCanvasMenu menus={[LEFT, RIGHT]} />
 */
export function OffCanvasMenu({ label, className = '', labels, ...options }: OffCanvasMenuProps) {
  const kit = useKit();
  const menu = useOffCanvasMenu({ ...options, labels: { ...kit.labels?.navigation, ...labels } });
  const navigation = useSiteNavigation({ items: menu.items, enabled: !menu.wasOpenedByBrowser });
  return (
    <>
      <button {...menu.getToggleProps({ className: `loggia-burger ${className}` })}>
        <MenuIcon />
      </button>
      <dialog {...menu.getMenuProps({ className: 'loggia-off-canvas' })}>
        <button {...menu.getCloseButtonProps({ className: 'loggia-burger' })}>
          <CloseIcon />
        </button>
        <nav {...navigation.getNavigationProps({ 'aria-label': label ?? menu.labels.menu })}>
          <ul {...navigation.getListProps()}>
            <NavigationItems navigation={navigation} items={menu.items} />
          </ul>
        </nav>
      </dialog>
    </>
  );
}

interface NavigationItemsProps {
  readonly navigation: Pick<UseSiteNavigationResult, 'isButton' | `get${'Item' | 'Link' | 'Button' | 'Submenu'}Props`>;
  readonly items: readonly NavigationItem[];
}

/** Renders the items of a menu, each with its submenu. */
function NavigationItems({ navigation, items }: NavigationItemsProps) {
  return items.map((item) => (
    <li key={item.id} {...navigation.getItemProps({ item })}>
      {navigation.isButton(item) ? (
        <button {...navigation.getButtonProps({ item })}>
          {item.label}
          <DownIcon />
        </button>
      ) : (
        <a {...navigation.getLinkProps({ item })}>
          {item.label}
          {item.items && item.items.length > 0 && <DownIcon />}
        </a>
      )}
      {item.items && item.items.length > 0 && (
        <ul {...navigation.getSubmenuProps({ item, className: 'loggia-submenu' })}>
          <NavigationItems navigation={navigation} items={item.items} />
        </ul>
      )}
    </li>
  ));
}
