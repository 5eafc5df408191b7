// Type check only, never run. A sidebar may be any element.
import type { useSidebars } from '@loggia/hooks';

type Sidebars = ReturnType<typeof useSidebars>;

export function SidebarsOfAnyElement({ sidebars }: { readonly sidebars: Sidebars }) {
  return (
    <div {...sidebars.getContainerProps()}>
      <aside {...sidebars.getSidebarProps({ name: 'comments' })} />
      <div {...sidebars.getSidebarProps({ name: 'shop' })} />
      <section {...sidebars.getSidebarProps({ name: 'shop', className: 'shop' })} />
    </div>
  );
}
