'use client';
import { useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { growRun, runSpan, startRun } from './pageRun.ts';
import type { NeedMoreDetails } from './types.ts';

export interface UseGalleryPagesOptions<TImage extends GalleryImage = GalleryImage> {
  /** What serves the gallery's pages. Without one there is only the page that is here. */
  readonly source: GallerySource<TImage> | undefined;
  /** The rest of the gallery's query. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
}

/** For `useLightbox` (`images`, `offset`, `total`) and `useLoadMore` (`onNeedMore`). */
export interface UseGalleryPagesResult<TImage extends GalleryImage = GalleryImage> extends Required<
  Pick<UseLightboxOptions<TImage>, 'offset' | 'total'>
> {
  readonly images: readonly TImage[];
  readonly onNeedMore: (details: NeedMoreDetails) => Promise<void>;
}

type PagedGallery<TImage extends GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'images' | 'page' | 'pageCount' | 'total' | 'randomSeed'
>;

/** A page that is gone is the end of the gallery. */
function toEnd(error: unknown): undefined {
  if (toLoggiaError(error).code !== 'missing') throw error;
}

/**
 * A gallery's page and those around it as one list, for a lightbox that goes on beyond the page. The pages are asked for one by
 * one, and the gallery stays where it is. Another page of the gallery begins the list anew.
 *
 * @example
 * const pages = useGalleryPages(gallery, { source });
 * const lightbox = useLightbox(pages);
 * const more = useLoadMore(lightbox, pages);
 */
export function useGalleryPages<TImage extends GalleryImage = GalleryImage>(
  gallery: PagedGallery<TImage>,
  { source, query }: UseGalleryPagesOptions<TImage>,
): UseGalleryPagesResult<TImage> {
  const begin = () => ({ from: gallery.images, run: startRun(gallery, source?.appends) });
  const [known, setKnown] = useState(begin);
  const state = known.from === gallery.images ? known : begin();
  if (state !== known) setKnown(state);
  const { from, run } = state;

  const onNeedMore = useStableCallback(async ({ edge, signal }: NeedMoreDetails): Promise<void> => {
    const page = edge === 'start' ? run.first - 1 : run.last + 1;
    const randomSeed = query?.randomSeed ?? gallery.randomSeed;
    const answer = await source?.loadPage({ ...query, randomSeed, page }, { signal }).catch(toEnd);
    if (signal.aborted) return;
    // The other edge may have grown meanwhile.
    setKnown((now) => (now.from === from ? { from, run: growRun(now.run, edge, answer) } : now));
  });
  return useUnchanged({ images: run.images, ...runSpan(run), onNeedMore });
}
