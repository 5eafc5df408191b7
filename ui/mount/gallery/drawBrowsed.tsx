import type { ReactNode } from 'react';
import type { ContainerBrowsing } from '@loggia/hooks/wordpress';
import type { AlbumGalleryProps } from '../../layouts/AlbumView.tsx';
import { GalleryBrowser } from '../../layouts/GalleryBrowser.tsx';
import type { MountedViewProps } from '../views/types.ts';

export interface BrowsedGallery {
  readonly gallery: AlbumGalleryProps;
  /** Undefined where the server's page did not tell. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly draw: (props: MountedViewProps) => ReactNode;
}

/** A gallery of an album with the search, order, tags and pages that the server printed with it. */
export function drawBrowsed({ gallery, browsing, draw }: BrowsedGallery): ReactNode {
  if (!browsing) return draw(gallery);
  const { hasSearch, hasSort, sortOptions, tags, paging, hasPagerWords, hasItemCount, shown } = browsing;
  const appends = paging !== 'numbers';
  const { backend, initialPage, galleryId, onPageChange, getPageHref } = gallery;
  return (
    <GalleryBrowser
      {...{ backend, initialPage, tags, hasSearch, hasSort, sortOptions, paging, hasPagerWords, hasItemCount }}
      address={false}
      defaultState={{ search: shown.search, tagIds: shown.tagIds, page: initialPage?.page ?? 1 }}
    >
      {(view) =>
        draw({
          ...view,
          galleryId,
          getPageHref: appends ? undefined : getPageHref,
          onPageChange(page, details) {
            view.onPageChange?.(page, details);
            // A page of a list that grew would be shown alone by the address.
            if (!appends && !details.isCanceled) onPageChange?.(page, details);
          },
        })
      }
    </GalleryBrowser>
  );
}
