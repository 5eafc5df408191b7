'use client';
import type { Backend, UseLightboxResult, UseSidebarsResult } from '@loggia/hooks';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';
import { Sidebar } from '../components/panels/Sidebar.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';

export interface LightboxSidebarsProps {
  readonly lightbox: UseLightboxResult;
  readonly sidebars: UseSidebarsResult;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

const LazyComments = lazyPart(async () => (await import('../components/comments/CommentPanel.tsx')).CommentPanel);
const LazyShop = lazyPart(async () => (await import('./LightboxShop.tsx')).LightboxShop);

const FETCHING = <div className="loggia-spinner" />;

/** Comments and shop beside the image. The code of either is fetched when it is first opened. */
export function LightboxSidebars({ lightbox, sidebars, backend, labels }: LightboxSidebarsProps) {
  const { openName } = sidebars;
  return (
    <>
      <Sidebar sidebars={sidebars} name="comments">
        <LazyComments
          fallback={FETCHING}
          lightbox={lightbox}
          store={backend?.comments}
          isOpen={openName === 'comments'}
          labels={labels?.comments}
        />
      </Sidebar>
      <Sidebar sidebars={sidebars} name="shop">
        <LazyShop
          fallback={FETCHING}
          lightbox={lightbox}
          backend={backend}
          isOpen={openName === 'shop'}
          labels={labels?.cart}
        />
      </Sidebar>
    </>
  );
}
