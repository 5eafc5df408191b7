'use client';
import { useOffCanvasMenu, useSiteNavigation } from '@loggia/hooks/navigation';
import type { UseOffCanvasMenuOptions } from '@loggia/hooks/navigation';
import { CloseIcon } from '../../icons/CloseIcon.ts';
import { MenuIcon } from '../../icons/MenuIcon.ts';
import { useKit } from '../../KitContext.ts';
import { NavigationItems } from './NavigationItems.tsx';

export interface OffCanvasMenuProps extends UseOffCanvasMenuOptions {
  /** The menu's accessible name. @default the label of its button */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A burger, and the menu that it opens beside the page: one menu, made of those in the page's head.
 *
 * @example
 * <OffCanvasMenu menus={[LEFT, RIGHT]} />
 */
export function OffCanvasMenu({ label, className = '', labels, ...options }: OffCanvasMenuProps) {
  const kit = useKit();
  const menu = useOffCanvasMenu({ ...options, labels: { ...kit.labels?.navigation, ...labels } });
  const navigation = useSiteNavigation({ items: menu.items, enabled: !menu.isUnfolded });
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
