import type { NavigationItem, UseSiteNavigationResult } from '@loggia/hooks/navigation';
import { DownIcon } from '../../icons/DownIcon.ts';

export interface NavigationItemsProps {
  readonly navigation: Pick<UseSiteNavigationResult, 'isButton' | `get${'Item' | 'Link' | 'Button' | 'Submenu'}Props`>;
  readonly items: readonly NavigationItem[];
}

/** The items of a list, each with those below it. */
export function NavigationItems({ navigation, items }: NavigationItemsProps) {
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
