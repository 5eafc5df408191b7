'use client';
import { useMemo } from 'react';
import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GallerySource } from '../backend/GallerySource.ts';
import { useBackend } from '../backend/useBackend.ts';
import type { GalleryLabels } from '../gallery/labels.ts';
import { useLabels } from '../shared/useLabels.ts';
import type { BrowsingState } from './browsingState.ts';
import { BROWSING_LABELS, landmarkName } from './labels.ts';
import type { BrowsingLabels } from './labels.ts';
import type { UseBrowsingResult } from './types.ts';
import { useAppendingSource } from './useAppendingSource.ts';
import { useBrowsing } from './useBrowsing.ts';
import { useBrowsingAddress } from './useBrowsingAddress.ts';
import type { BrowsingAddress, UseBrowsingAddressOptions } from './useBrowsingAddress.ts';

/** The way from page to page. `arrows` is the small pager of every gallery; `none` is for a view that has a control of its own. */
export type PagingKind = 'numbers' | 'arrows' | 'button' | 'scroll' | 'none';

export interface UseGalleryBrowserOptions<TImage extends GalleryImage = GalleryImage> {
  /** Serves the pages. @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /** The page that came with the server's HTML; where pages are appended, everything up to it. */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /** The gallery's name, used in the accessible names of its search and its pages. @default the title of `initialPage` */
  readonly title?: string | undefined;
  /** @default 'numbers' */
  readonly paging?: PagingKind | undefined;
  /** Keeps what the visitor asks for in the address. False: in memory only. @default {} */
  readonly address?: UseBrowsingAddressOptions | false | undefined;
  /** The first state, used when there is no address. */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
  /** Texts of the gallery, under what browsing says in their place. @default GALLERY_LABELS */
  readonly galleryLabels?: Partial<GalleryLabels> | undefined;
}

export interface UseGalleryBrowserResult<TImage extends GalleryImage> {
  readonly backend: Backend<TImage> | undefined;
  /** For `useGallery`: pages are appended where they are asked for that way. */
  readonly source: GallerySource<TImage> | undefined;
  readonly browsing: UseBrowsingResult;
  /** Undefined where nothing is kept in the address. */
  readonly address: BrowsingAddress | undefined;
  readonly paging: PagingKind;
  /** Pages are appended to what is shown. */
  readonly appends: boolean;
  readonly labels: BrowsingLabels;
  /** The accessible name of the search. */
  readonly name: string | undefined;
  /** For `useGallery`: its pages have a name, and nothing found says so. */
  readonly galleryLabels: Partial<GalleryLabels>;
}

/**
 * Combines everything that a browsable gallery needs: the back end's source, address, state and labels, for `useGallery` and for
 * `useSearch`, `useSort`, `useTagFilter` and `usePaging`.
 *
 * @example
 * const { browsing, source, address, galleryLabels } = useGalleryBrowser({ backend, paging: 'scroll' });
 * const gallery = useGallery({ source, ...browsing.galleryOptions, labels: galleryLabels });
 * const search = useSearch(browsing, { address });
 */
export function useGalleryBrowser<TImage extends GalleryImage>(
  options: UseGalleryBrowserOptions<TImage>,
): UseGalleryBrowserResult<TImage> {
  const { paging = 'numbers', initialPage: page, title = page?.title } = options;
  const { galleryLabels: givenLabels } = options;
  const backend = useBackend(options.backend) ?? undefined;
  const appends = paging === 'button' || paging === 'scroll';

  const ownAddress = useBrowsingAddress(options.address || {});
  const address = options.address === false ? undefined : ownAddress;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const browsing = useBrowsing({ ...address, defaultState: options.defaultState, appends, labels });
  const { query, isFiltered } = browsing;
  const source = useAppendingSource<TImage, GallerySource<TImage> | undefined>(backend?.gallery, {
    page,
    query,
    enabled: appends,
  });

  const pages = landmarkName(labels.pagesOf, title);
  const pagesAbove = landmarkName(labels.pagesAboveOf, title);
  const galleryLabels = useMemo(
    () => ({
      ...givenLabels,
      ...(pages && { pages }),
      ...(pagesAbove && { pagesAbove }),
      ...(isFiltered && { empty: labels.nothingFound }),
      // How many more images came is said in their own region.
      ...(appends && { position: '' }),
    }),
    [givenLabels, pages, pagesAbove, isFiltered, labels, appends],
  );
  const name = landmarkName(labels.searchOf, title);
  return { backend, source, browsing, address, paging, appends, labels, name, galleryLabels };
}
