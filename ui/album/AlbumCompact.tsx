'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { ALBUM_COVER_RATIO } from '@loggia/hooks/album';
import type { GalleryImage } from '@loggia/hooks/backend';
import { THUMBNAIL_WIDTH_PX, VIRTUALIZATION_THRESHOLD, useLayoutAnchor, useThumbnails } from '@loggia/hooks/layout';
import { useShownIndex, type ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { EAGER_THUMBNAIL_COUNT } from '../picture/constants.ts';
import { Thumbnail, titleLinesStyle } from '../thumbnail/Thumbnail.tsx';
import { AlbumView, type AlbumEntryList, type AlbumGalleryProps, type AlbumViewOptions } from './AlbumView.tsx';
import {
  ThumbnailGallery,
  type ThumbnailGalleryProps,
  type ThumbnailListOptions,
} from '../gallery/ThumbnailGallery.tsx';

export interface AlbumCompactProps<TImage extends GalleryImage = GalleryImage>
  extends AlbumViewOptions<TImage>, Omit<ThumbnailListOptions, 'thumbnailHeight'> {
  /**
   * The height of a cover that is `thumbnailWidth` wide, in CSS pixels.
   * @default `thumbnailWidth` / ALBUM_COVER_RATIO
   */
  readonly thumbnailHeight?: number | undefined;
  /** The options for the album's galleries. */
  readonly gallery?:
    | Partial<Omit<ThumbnailGalleryProps<TImage>, keyof AlbumGalleryProps | 'source' | 'images'>>
    | undefined;
}

function AlbumCompactWithRef<TImage extends GalleryImage>(
  props: AlbumCompactProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { thumbnailWidth = THUMBNAIL_WIDTH_PX, thumbnailHeight = thumbnailWidth / ALBUM_COVER_RATIO } = props;
  return (
    <AlbumView
      options={props}
      forwardedRef={ref}
      renderStandardGallery={(gallery) => <ThumbnailGallery titleDisplay="none" {...props.gallery} {...gallery} />}
      renderEntries={(list) => (
        <ThumbnailList {...list} anchorPrefix="entry-" options={{ ...props, thumbnailHeight }} />
      )}
    />
  );
}

/**
 * Renders an album as a grid of equally sized covers with their names. Clicking an entry opens the nested album or
 * gallery in place. A gallery's images open in a lightbox.
 *
 * @example
 * <AlbumCompact backend={createStaticAlbums({ album })} />
 * <AlbumCompact backend={createWordPressAlbums(config)} initialLevel={initialLevel} renderGallery={(gallery) => <JustifiedGallery {...gallery} />} />
 */
export const AlbumCompact = forwardRef(AlbumCompactWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: AlbumCompactProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

interface ThumbnailListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'> & Pick<AlbumEntryList['gallery'], 'countOf'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  /** Tracks the image that stays mounted at any scroll position. @default none */
  readonly shown?: ShownIndexStore | undefined;
  /** The prefix of the items' `id` attributes, which URL hashes can refer to. */
  readonly anchorPrefix: string;
  readonly options: ThumbnailListOptions;
  readonly slots?: ImageSlots<TImage> | undefined;
}

/** Renders a virtualized grid of thumbnails. */
function ThumbnailList<TImage extends GalleryImage>(props: ThumbnailListProps<TImage>) {
  const { gallery, linkPropsOf, shown, anchorPrefix, options, slots } = props;
  const { titleDisplay = 'hover', eagerCount = EAGER_THUMBNAIL_COUNT, priority, imageComponent } = options;
  const { images, nameOf } = gallery;
  const keyOf = useItemKeys(images);
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > VIRTUALIZATION_THRESHOLD });
  const grid = useThumbnails({ ...options, count: images.length, keyOf, pinnedIndex });
  useLayoutAnchor(grid, { indexOf: (fragment) => images.findIndex(({ id }) => fragment === anchorPrefix + id) });

  const renderItem = (image: TImage, index: number, isEager = index < eagerCount) => (
    <li key={keyOf(index)} {...grid.getItemProps({ index, id: anchorPrefix + image.id })}>
      <Thumbnail
        {...{ image, index, slots }}
        {...grid.slotOf(image.thumbnail ?? image)}
        name={nameOf(index)}
        count={gallery.countOf(index)}
        hasTitle={titleDisplay !== 'none'}
        linkPropsOf={linkPropsOf}
        loading={isEager ? 'eager' : 'lazy'}
        priority={priority && isEager}
        imageComponent={imageComponent}
      />
    </li>
  );
  return (
    <>
      <FirstPaintStyle firstPaint={grid.firstPaint} />
      <ul
        {...grid.getContainerProps({ className: 'loggia-thumbnails', style: titleLinesStyle(options.titleLines) })}
        data-titles={titleDisplay}
      >
        {grid.indices.map((index) => images[index] && renderItem(images[index], index))}
      </ul>
    </>
  );
}
