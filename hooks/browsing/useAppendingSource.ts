'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GallerySource } from '../backend/GallerySource.ts';
import { createAppendingSource } from './createAppendingSource.ts';
import type { AppendingStart } from './createAppendingSource.ts';

export interface UseAppendingSourceOptions<TImage extends GalleryImage = GalleryImage> {
  /** The page that came with the server's HTML, where there is one: it counts as everything up to its number. */
  readonly page?: GalleryPage<TImage> | undefined;
  /** The question that this page answers. */
  readonly query?: AppendingStart<TImage>['query'];
  /** False: the source as it is. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * A source whose pages are appended to each other: what `useGallery` shows of it grows. Keep `source` the same between renders:
 * another one begins anew.
 *
 * @example
 * const source = useAppendingSource(backend.gallery);
 * const browsing = useBrowsing({ appends: true });
 * const gallery = useGallery({ source, ...browsing.galleryOptions });
 * const more = useAppendedPages(gallery);
 */
export function useAppendingSource<
  TImage extends GalleryImage,
  TSource extends GallerySource<TImage> | undefined = GallerySource<TImage>,
>(source: TSource, options: UseAppendingSourceOptions<TImage> = {}): TSource | GallerySource<TImage> {
  const { page, query, enabled = true } = options;
  const [start] = useState(() => ({ source, given: page && { page, query } }));
  const appending = useMemo(
    () => source && createAppendingSource<TImage>(source, source === start.source ? start.given : undefined),
    [source, start],
  );
  return enabled && appending ? appending : source;
}
