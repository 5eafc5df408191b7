'use client';
import { useCallback } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { FilmstripTarget, UseFilmstripOptions, UseFilmstripResult } from '../../slides/filmstrip/types.ts';
import { useFilmstrip } from '../../slides/filmstrip/useFilmstrip.ts';
import { useStripLength } from '../../slides/filmstrip/useStripLength.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { inlineFilmstrip, type InlineFilmstripOptions } from './inlineFilmstrip.ts';

export interface UseInlineFilmstripOptions
  extends InlineFilmstripOptions, Pick<UseFilmstripOptions, 'labels' | 'enabled'> {}

/**
 * Provides a filmstrip for an inline slideshow. It consists of dots, thumbnails of a fixed size, or a fixed number of
 * thumbnails that fill the filmstrip.
 *
 * @example
 * const strip = useInlineFilmstrip(show, { type: 'fixedCount', count: 5 });
 */
export function useInlineFilmstrip<TImage extends GalleryImage>(
  target: FilmstripTarget<TImage>,
  options: UseInlineFilmstripOptions = {},
): UseFilmstripResult<TImage> {
  const { labels, enabled = true, ...kind } = options;
  const [length, setStrip] = useStripLength(kind.direction === 'vertical');
  const filmstrip = useFilmstrip(target, { ...inlineFilmstrip(kind, length), labels, enabled });
  const { getContainerProps } = filmstrip;
  const ownGetter = useCallback<UseFilmstripResult['getContainerProps']>(
    (props) => getContainerProps(mergeProps({ ref: setStrip }, props)),
    [getContainerProps, setStrip],
  );
  return useUnchanged({ ...filmstrip, getContainerProps: ownGetter });
}
