'use client';
import { useBackend } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { shopChunk } from '../chunks.ts';
import { CartIcon } from '../icons/CartIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';
import {
  LightboxSidebar,
  LightboxSidebarFailure,
  LightboxSidebarSpinner,
  SidebarButton,
  useSidebarsContext,
} from '../panels/Sidebars.tsx';

/** If the chunk fails to load, it is requested again each time the sidebar opens. */
const LazyShop = lateComponent(shopChunk, 'LightboxShop', { retryKeyOf: ({ isOpen }) => isOpen });

const NAME = 'shop';
const ICON = <CartIcon />;

/** Renders the sidebar in which users order prints and downloads of the current image, if the backend has a shop. */
export function ShopSidebar() {
  const lightbox = useLightboxContext();
  const backend = useBackend();
  const { openName } = useSidebarsContext();
  const { labels } = useKit();
  if (!backend?.cart) return null;
  return (
    <LightboxSidebar name={NAME}>
      <LazyShop
        {...{ lightbox, backend }}
        isOpen={openName === NAME}
        labels={labels?.cart}
        fallback={<LightboxSidebarSpinner />}
        renderFailure={(getRetryButtonProps) => <LightboxSidebarFailure name={NAME} {...{ getRetryButtonProps }} />}
      />
    </LightboxSidebar>
  );
}

/** Renders the button that toggles the `ShopSidebar`. */
export const ShopButton = () => <SidebarButton name={NAME} icon={ICON} />;
