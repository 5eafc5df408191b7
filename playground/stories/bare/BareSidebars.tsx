import type { UseLightboxResult, UseSidebarsResult } from '@loggia/hooks';
import { BareComments } from './BareComments.tsx';
import { BareShop } from './BareShop.tsx';

export interface BareSidebarsProps {
  readonly lightbox: UseLightboxResult;
  readonly sidebars: UseSidebarsResult;
}

/** Comments and shop beside the image, one at a time. */
export function BareSidebars({ lightbox, sidebars }: BareSidebarsProps) {
  const { openName } = sidebars;
  return (
    <>
      <aside {...sidebars.getSidebarProps({ name: 'comments', className: 'bare-sidebar' })}>
        <button {...sidebars.getCloseButtonProps({ name: 'comments' })}>✕</button>
        <BareComments lightbox={lightbox} isOpen={openName === 'comments'} />
      </aside>
      <aside {...sidebars.getSidebarProps({ name: 'shop', className: 'bare-sidebar' })}>
        <button {...sidebars.getCloseButtonProps({ name: 'shop' })}>✕</button>
        <BareShop lightbox={lightbox} isOpen={openName === 'shop'} />
      </aside>
    </>
  );
}
