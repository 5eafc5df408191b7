'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { thumbnailsStyleSheet, UNWINDOWED_COUNT, useLayoutAnchor, useThumbnails } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { ThumbnailsOptions, UseThumbnailsOptions } from '@loggia/hooks/layout';
import type { ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { EAGER_THUMBNAIL_COUNT } from '../picture/constants.ts';
import type { ImageComponent } from '../picture/Picture.tsx';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';

export interface ThumbnailListOptions
  extends ThumbnailsOptions, Pick<UseThumbnailsOptions, 'width' | 'overscan' | 'initialCount'> {
  /** Titles over the pictures. `hover` means always where nothing can hover. @default 'hover' */
  readonly titleDisplay?: 'hover' | 'show' | 'none' | undefined;
  /** Thumbnails that load at once; those after them load when they come near the viewport. @default 10 */
  readonly eagerCount?: number | undefined;
  /** The gallery is what the visitor came to see: its eager thumbnails load before other pictures. @default false */
  readonly isUrgent?: boolean | undefined;
  /** Draws every thumbnail in place of `<img>`. @default that of the `KitProvider` */
  readonly imageComponent?: ImageComponent | undefined;
}

export interface ThumbnailListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  /** Knows an image that stays mounted wherever the visitor scrolls. @default none */
  readonly shown?: ShownIndexStore | undefined;
  /** The beginning of the items' ids, so that `#…` in an address leads to them. */
  readonly anchorPrefix: string;
  readonly options: ThumbnailListOptions;
  readonly slots?: ImageSlots<TImage> | undefined;
}

/** A grid of thumbnails, of which only those near the viewport are in the document. */
export function ThumbnailList<TImage extends GalleryImage>(props: ThumbnailListProps<TImage>) {
  const { gallery, linkPropsOf, shown, anchorPrefix, options, slots } = props;
  const { titleDisplay = 'hover', eagerCount = EAGER_THUMBNAIL_COUNT, isUrgent, imageComponent } = options;
  const { images, nameOf } = gallery;
  const keyOf = useItemKeys(images);
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > UNWINDOWED_COUNT });
  const grid = useThumbnails({ ...options, count: images.length, keyOf, pinnedIndex });
  useLayoutAnchor(grid, { indexOf: (fragment) => images.findIndex(({ id }) => fragment === anchorPrefix + id) });

  const renderItem = (image: TImage, index: number, isEager = index < eagerCount) => (
    <li key={keyOf(index)} {...grid.getItemProps({ index, id: anchorPrefix + image.id })}>
      <Thumbnail
        {...{ image, index, slots }}
        {...grid.slotOf(image.thumbnail ?? image)}
        name={nameOf(index)}
        hasTitle={titleDisplay !== 'none'}
        linkPropsOf={linkPropsOf}
        loading={isEager ? 'eager' : 'lazy'}
        isUrgent={isUrgent && isEager}
        imageComponent={imageComponent}
      />
    </li>
  );
  return (
    <>
      {grid.isServerRendered && (
        <FirstPaintStyle rules={thumbnailsStyleSheet({ ...options, count: images.length, selector: grid.selector })} />
      )}
      <ul {...grid.getContainerProps({ className: 'loggia-thumbnails' })} data-titles={titleDisplay}>
        {grid.indices.map((index) => images[index] && renderItem(images[index], index))}
      </ul>
    </>
  );
}
