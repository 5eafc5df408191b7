'use client';
import type { ReactNode } from 'react';
import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseSidebarsResult } from '@loggia/hooks/panels';
import { commentsChunk, shopChunk } from '../chunks.ts';
import { LightboxSpinner } from '../components/lightbox/slidePicture.tsx';
import { Sidebar, SidebarFailure } from '../components/panels/Sidebar.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import type { LightboxSidebarPart, LightboxSlots } from './LightboxSlots.ts';

export interface LightboxSidebarsProps {
  readonly lightbox: UseLightboxResult;
  readonly sidebars: UseSidebarsResult;
  readonly backend: Backend;
  readonly slot: LightboxSlots['sidebar'];
  readonly labels: KitLabels | undefined;
}

/** Each opening asks again for code that could not be had. */
const retryKeyOf = ({ isOpen }: { readonly isOpen?: boolean | undefined }) => isOpen;

const CommentsDoor = lateComponent(commentsChunk, 'CommentPanel', { retryKeyOf });
const ShopDoor = lateComponent(shopChunk, 'LightboxShop', { retryKeyOf });

/** Comments and shop beside the image. The code of either is fetched when it is first opened. */
export function LightboxSidebars({ lightbox, sidebars, backend, slot, labels }: LightboxSidebarsProps) {
  const { openName } = sidebars;
  const fallback = <LightboxSpinner labels={lightbox.labels} />;
  const renderSidebar = (name: LightboxSidebarPart['name'], content: ReactNode) =>
    fillSlot(slot, { lightbox, name, sidebars, content }, <Sidebar {...{ sidebars, name }}>{content}</Sidebar>);
  return (
    <>
      {backend.comments &&
        renderSidebar(
          'comments',
          <CommentsDoor
            lightbox={lightbox}
            store={backend.comments}
            isOpen={openName === 'comments'}
            labels={labels?.comments}
            fallback={fallback}
            renderFailure={(getRetryButtonProps) => (
              <SidebarFailure {...{ sidebars, getRetryButtonProps }} name="comments" />
            )}
          />,
        )}
      {backend.cart &&
        renderSidebar(
          'shop',
          <ShopDoor
            lightbox={lightbox}
            backend={backend}
            isOpen={openName === 'shop'}
            labels={labels?.cart}
            fallback={fallback}
            renderFailure={(getRetryButtonProps) => (
              <SidebarFailure {...{ sidebars, getRetryButtonProps }} name="shop" />
            )}
          />,
        )}
    </>
  );
}
