'use client';
import {
  forwardRef,
  useCallback,
  useId,
  type CSSProperties,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import {
  ALBUM_COVER_RATIO,
  EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX,
  EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX,
  useAlbumDescription,
  useVirtualEntries,
  type AlbumEntryImage,
  type UseAlbumDescriptionOptions,
} from '@loggia/hooks/album';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useIsClient, useIsServerRendered, useItemKeys } from '@loggia/hooks/shared';
import { AlbumLink } from './AlbumHead.tsx';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { GalleryItemPart } from '../gallery/GallerySlots.ts';
import { EAGER_ENTRY_COUNT } from '../picture/constants.ts';
import type { ImageComponent } from '../picture/Picture.tsx';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';
import { fillSlot } from '../slots.ts';
import { AlbumView, type AlbumEntryList, type AlbumGalleryProps, type AlbumViewOptions } from './AlbumView.tsx';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '../gallery/ThumbnailGallery.tsx';

export interface AlbumExtendedProps<TImage extends GalleryImage = GalleryImage>
  extends AlbumViewOptions<TImage>, AlbumExtendedListOptions {
  /** The options for the album's galleries. */
  readonly gallery?:
    | Partial<Omit<ThumbnailGalleryProps<TImage>, keyof AlbumGalleryProps | 'source' | 'images'>>
    | undefined;
}

function AlbumExtendedWithRef<TImage extends GalleryImage>(
  props: AlbumExtendedProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AlbumView
      options={props}
      forwardedRef={ref}
      renderStandardGallery={(gallery) => (
        <ThumbnailGallery
          titleDisplay="none"
          thumbnailWidth={EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX}
          thumbnailHeight={EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX}
          {...props.gallery}
          {...gallery}
        />
      )}
      renderEntries={(list) => <AlbumExtendedList list={list} options={props} />}
    />
  );
}

/**
 * Renders an album as covers next to their titles and descriptions. Clicking an entry opens the nested album or gallery
 * in place. A gallery's images open in a lightbox.
 *
 * @example
 * <AlbumExtended backend={createStaticAlbums({ album })} maxColumns={1} />
 */
export const AlbumExtended = forwardRef(AlbumExtendedWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: AlbumExtendedProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

interface AlbumExtendedListOptions {
  /**
   * The maximum number of columns. Each entry is at least twice as wide as a cover, and there are as many columns as
   * fit.
   * @default EXTENDED_ALBUM_MAX_COLUMNS
   */
  readonly maxColumns?: number | undefined;
  /** The width of a cover, in CSS pixels. @default EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX */
  readonly thumbnailWidth?: number | undefined;
  /**
   * The height of a cover that is `thumbnailWidth` wide, in CSS pixels.
   * @default `thumbnailWidth` / ALBUM_COVER_RATIO
   */
  readonly thumbnailHeight?: number | undefined;
  /** The minimum height of an entry, in CSS pixels. @default EXTENDED_ALBUM_HEIGHT_PX */
  readonly minHeight?: number | undefined;
  /** Whether to show the entries' descriptions. @default true */
  readonly hasDescriptions?: boolean | undefined;
  /**
   * The maximum length of a description, in characters. Longer descriptions can be expanded and collapsed.
   * @default ALBUM_DESCRIPTION_LENGTH
   */
  readonly descriptionLength?: number | undefined;
  /** The number of covers that load immediately. All other covers load when they are near the viewport. @default 4 */
  readonly eagerCount?: number | undefined;
  /** Whether the album is the page's main content. If so, its eager covers load before other images. @default false */
  readonly priority?: boolean | undefined;
  /** A component that renders every image instead of `<img>`. @default the `imageComponent` of the `KitProvider` */
  readonly imageComponent?: ImageComponent | undefined;
}

/** Returns the custom properties for the given options. The stylesheet defines the defaults. */
function propertiesOf({ maxColumns, minHeight, ...options }: AlbumExtendedListOptions) {
  const { thumbnailWidth: width = EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } = options;
  const { thumbnailHeight: height = width / ALBUM_COVER_RATIO } = options;
  return {
    '--loggia-album-columns': maxColumns,
    '--loggia-album-width': `${width}px`,
    '--loggia-album-height': minHeight && `${minHeight}px`,
    '--loggia-thumbnail-ratio': `${width}/${height}`,
  };
}

interface AlbumExtendedListProps {
  readonly list: AlbumEntryList;
  readonly options: AlbumExtendedListOptions;
}

interface EntryTextsProps
  extends GalleryItemPart<AlbumEntryImage>, Pick<AlbumEntryList, 'linkPropsOf' | 'labels' | 'slots'> {
  readonly options: Pick<AlbumExtendedListOptions, 'hasDescriptions' | 'descriptionLength'>;
  /** The number of images in the entry as text, such as "12 images", or '' if it is unknown. */
  readonly count: string;
}

function EntryTexts({ linkPropsOf, labels, slots, options, count, ...item }: EntryTextsProps) {
  const { image } = item;
  const { hasDescriptions = true, descriptionLength } = options;
  return fillSlot(
    slots?.caption,
    { ...item, position: 'beside' },
    <>
      <AlbumLink {...linkPropsOf(image)} className="loggia-album-name">
        {image.title}
      </AlbumLink>
      {count && <p className="loggia-album-count">{count}</p>}
      {hasDescriptions && image.description && (
        <AlbumDescription text={image.description} length={descriptionLength} labels={labels} />
      )}
    </>,
  );
}

/** Renders covers next to their text, in as many columns as fit. Very long lists are virtualized. */
function AlbumExtendedList({ list: { gallery, linkPropsOf, labels, slots }, options }: AlbumExtendedListProps) {
  const { eagerCount = EAGER_ENTRY_COUNT, priority, imageComponent } = options;
  const isClient = useIsClient();
  const isServerRendered = useIsServerRendered();
  // `useId` adds characters that are invalid in a selector. The letters and digits of the id are still unique.
  const id = useId().replaceAll(/\W/g, '');
  const keyOf = useItemKeys(gallery.images);
  const { listRef, isLong, isMounted } = useVirtualEntries<HTMLUListElement>(gallery.images.length, keyOf);
  const properties = propertiesOf(options);
  const slot = { width: undefined, unmeasuredSizes: properties['--loggia-album-width'] };

  // The title next to the cover is the same link.
  const hiddenLinkPropsOf = useCallback(
    (image: AlbumEntryImage) => ({ ...linkPropsOf(image), tabIndex: -1, 'aria-hidden': true }) as const,
    [linkPropsOf],
  );

  const renderEntry = (image: AlbumEntryImage, index: number) => (
    <>
      <Thumbnail
        {...{ image, index, slots }}
        takesCaption={false}
        {...slot}
        name={gallery.nameOf(index)}
        linkPropsOf={hiddenLinkPropsOf}
        loading={index < eagerCount ? 'eager' : 'lazy'}
        priority={priority && index < eagerCount}
        imageComponent={imageComponent}
      />
      <div>
        <EntryTexts
          {...{ image, index, linkPropsOf, labels, slots, options }}
          name={gallery.nameOf(index)}
          count={gallery.countOf(index)}
        />
      </div>
    </>
  );
  return (
    <>
      <FirstPaintStyle
        firstPaint={isServerRendered ? { view: 'properties', selector: `[data-album=${id}]`, properties } : null}
      />
      <ul
        ref={listRef}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the role from lists without bullets.
        role="list"
        className="loggia-album-entries"
        data-album={id}
        data-long={isLong ? '' : undefined}
        // A strict policy drops style attributes in server HTML.
        style={isClient ? (properties as CSSProperties) : undefined}
      >
        {gallery.images.map((image, index) => (
          <li key={keyOf(index)}>{isMounted(index) && renderEntry(image, index)}</li>
        ))}
      </ul>
    </>
  );
}

/** Renders an entry's description. Long descriptions can be expanded and collapsed. */
function AlbumDescription(options: UseAlbumDescriptionOptions) {
  const { lead, rest, getRestProps, getButtonProps } = useAlbumDescription(options);
  return (
    <>
      <p className="loggia-album-text">
        {lead}
        {rest && <span {...getRestProps()}>{rest}</span>}
      </p>
      {rest && <button {...getButtonProps()} className="loggia-album-more" />}
    </>
  );
}
