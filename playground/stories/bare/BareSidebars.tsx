import type { AnalyticsListeners, UseLightboxResult, UseSidebarsResult } from '@loggia/hooks';
import { BareComments } from './BareComments.tsx';
import { BareShop } from './BareShop.tsx';

export interface BareSidebarsProps {
  readonly lightbox: UseLightboxResult;
  readonly sidebars: UseSidebarsResult;
  readonly listeners: AnalyticsListeners;
}

/** Comments and shop next to the image, one at a time. */
export function BareSidebars({ lightbox, sidebars, listeners }: BareSidebarsProps) {
  const { openName } = sidebars;
  return (
    <>
      <aside {...sidebars.getSidebarProps({ name: 'comments', className: 'bare-sidebar' })}>
        <button {...sidebars.getCloseButtonProps({ name: 'comments' })}>✕</button>
        <BareComments lightbox={lightbox} isOpen={openName === 'comments'} onSubmitted={listeners.onSubmitted} />
      </aside>
      <aside {...sidebars.getSidebarProps({ name: 'shop', className: 'bare-sidebar' })}>
        <button {...sidebars.getCloseButtonProps({ name: 'shop' })}>✕</button>
        <BareShop lightbox={lightbox} isOpen={openName === 'shop'} onAdded={listeners.onAdded} />
      </aside>
    </>
  );
}
