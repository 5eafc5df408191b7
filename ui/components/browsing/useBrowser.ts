'use client';
import { useMemo } from 'react';
import { useBackend } from '@loggia/hooks/backend';
import {
  BROWSING_LABELS,
  landmarkName,
  useAppendingSource,
  useBrowsing,
  useBrowsingAddress,
} from '@loggia/hooks/browsing';
import type { Backend, GalleryImage, GalleryPage, GallerySource } from '@loggia/hooks/backend';
import type {
  BrowsingAddress,
  BrowsingLabels,
  BrowsingState,
  UseBrowsingAddressOptions,
  UseBrowsingResult,
} from '@loggia/hooks/browsing';
import type { GalleryLabels } from '@loggia/hooks/gallery';
import { useKit } from '../../useKit.ts';
import type { PagingKind } from './BrowsingPager.tsx';

export interface BrowserOptions<TImage extends GalleryImage = GalleryImage> {
  /** @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /** The page that came with the server's HTML; where pages are appended, everything up to it. */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /** What the gallery is called, in the names of its search and its pages. @default the title of `initialPage` */
  readonly title?: string | undefined;
  /** @default 'numbers' */
  readonly paging?: PagingKind | undefined;
  /** Keeps what the visitor asks for in the address. False: in memory only. @default {} */
  readonly address?: UseBrowsingAddressOptions | false | undefined;
  /** What is asked for at first, where there is no address. */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface Browser<TImage extends GalleryImage> {
  readonly backend: Backend<TImage> | undefined;
  readonly source: GallerySource<TImage> | undefined;
  readonly browsing: UseBrowsingResult;
  /** Undefined where nothing is kept in the address. */
  readonly address: BrowsingAddress | undefined;
  readonly paging: PagingKind;
  /** Pages are appended to what is shown. */
  readonly appends: boolean;
  readonly labels: BrowsingLabels;
  /** What the search is called. */
  readonly name: string | undefined;
  readonly galleryLabels: Partial<GalleryLabels>;
}

/** The hooks of a gallery that is browsed, put together. */
export function useBrowser<TImage extends GalleryImage>(options: BrowserOptions<TImage>): Browser<TImage> {
  const { paging = 'numbers', initialPage: page, title = page?.title } = options;
  const { browsing: kitLabels, gallery: kitGalleryLabels } = useKit().labels ?? {};
  const backend = useBackend(options.backend) ?? undefined;
  const appends = paging === 'button' || paging === 'scroll';

  const ownAddress = useBrowsingAddress(options.address || {});
  const address = options.address === false ? undefined : ownAddress;
  const browsing = useBrowsing({ ...address, defaultState: options.defaultState, appends });
  const { query, isFiltered } = browsing;
  const source = useAppendingSource<TImage, GallerySource<TImage> | undefined>(backend?.gallery, {
    page,
    query,
    enabled: appends,
  });

  const given = options.labels ?? kitLabels;
  const labels = useMemo(() => ({ ...BROWSING_LABELS, ...given }), [given]);
  const pages = landmarkName(labels.pagesOf, title);
  const galleryLabels = useMemo(
    () => ({
      ...kitGalleryLabels,
      ...(pages && { pages }),
      ...(isFiltered && { empty: labels.nothingFound }),
      // How many more images came is said in their own region.
      ...(appends && { position: '' }),
    }),
    [kitGalleryLabels, pages, isFiltered, labels, appends],
  );
  const name = landmarkName(labels.searchOf, title);
  return { backend, source, browsing, address, paging, appends, labels, name, galleryLabels };
}
