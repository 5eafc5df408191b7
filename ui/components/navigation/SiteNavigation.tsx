'use client';
import { useSiteNavigation } from '@loggia/hooks/navigation';
import type { UseSiteNavigationOptions } from '@loggia/hooks/navigation';
import { MenuIcon } from '../../icons/MenuIcon.ts';
import { menusChunk } from '../../chunks.ts';
import { lateComponent } from '../../lateComponent.tsx';
import { useKit } from '../../KitContext.ts';
import { NavigationItems } from './NavigationItems.tsx';

/** Each submenu that is opened asks again for code that could not be had. */
const PlacesDoor = lateComponent(menusChunk, 'SubmenuPlaces', { retryKeyOf: ({ submenus }) => submenus.length });

export interface SiteNavigationProps extends UseSiteNavigationOptions {
  /** The menu's accessible name: "Main". */
  readonly label: string;
  /** Below 48 rem it is folded behind a button. Turn it off beside an `OffCanvasMenu`. @default true */
  readonly folds?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * The site's menu with its submenus.
 *
 * @example
 * <SiteNavigation label="Main" items={items} />
 */
export function SiteNavigation({ label, folds = true, className = '', labels, ...options }: SiteNavigationProps) {
  const kit = useKit();
  const navigation = useSiteNavigation({ ...options, labels: { ...kit.labels?.navigation, ...labels } });
  const nav = navigation.getNavigationProps({
    'aria-label': label,
    className: `loggia-navigation ${className}`,
    'data-folds': folds ? '' : undefined,
  });
  return (
    <nav {...nav}>
      {folds && (
        <button {...navigation.getToggleProps({ className: 'loggia-burger' })}>
          <MenuIcon />
        </button>
      )}
      <ul {...navigation.getListProps()}>
        <NavigationItems navigation={navigation} items={options.items} />
      </ul>
      {navigation.shouldLoad && <PlacesDoor submenus={navigation.openSubmenus} />}
    </nav>
  );
}
