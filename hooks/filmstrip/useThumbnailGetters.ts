'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { pictureAttributes } from '../picture/pictureAttributes.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { madeByKey } from '../shared/madeByKey.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';
import type { FilmstripLabels } from './labels.ts';
import type { FilmstripTarget, UseFilmstripResult } from './types.ts';

type Getters = Pick<UseFilmstripResult, 'getThumbnailProps' | 'getThumbnailImageProps'>;

/** The getters of a thumbnail's button and picture. `goTo` is a function that stays the same. */
export function useThumbnailGetters(
  { images, index: currentIndex, offset = 0, goTo }: Pick<FilmstripTarget, 'images' | 'index' | 'offset' | 'goTo'>,
  { thumbnailWidth: width, thumbnailHeight: height }: FilmstripGeometry,
  labels: FilmstripLabels,
): Getters {
  const clickOf = useMemo(
    () => madeByKey((index: number) => (event: MouseEvent) => goTo(index, 'filmstrip', event.nativeEvent)),
    [goTo],
  );
  return useMemo(
    () => ({
      getThumbnailProps: ({ index, ...props }) => {
        const title = images[index]?.title;
        const label = title ? labels.thumbnail : labels.thumbnailWithoutTitle;
        const isCurrent = index === currentIndex;
        const own = {
          type: 'button',
          'aria-label': fillLabel(label, { index: offset + index + 1, title: title ?? '' }),
          'aria-current': isCurrent || undefined,
          tabIndex: isCurrent ? 0 : -1,
          onClick: clickOf(index),
        } as const;
        return mergeProps(own, props);
      },
      getThumbnailImageProps: ({ index, ...props }) => {
        const image = images[index];
        // Of embedded media `url` is a page, so without a small picture they have none.
        const file = image?.thumbnail ?? ((image?.kind ?? 'image') === 'image' ? image : undefined);
        const attributes = file && pictureAttributes(file, `${width}px`).image;
        // The button around it has the name; a style sheet can print it where the picture has failed.
        const own = { ...attributes, width, height, alt: '', draggable: false, 'data-name': image?.title } as const;
        return mergeProps(own, props);
      },
    }),
    [images, currentIndex, offset, clickOf, width, height, labels],
  );
}
