'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import {
  captionHeight,
  VIRTUALIZATION_THRESHOLD,
  useCaptionedThumbnails,
  useLayoutAnchor,
  type ThumbnailsOptions,
  type UseThumbnailsOptions,
} from '@loggia/hooks/layout';
import { useShownIndex, type LightboxTriggerRequest, type ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { ImageExtraProps } from '../cart/CartLink.tsx';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { ImageSlots } from './GallerySlots.ts';
import { EAGER_THUMBNAIL_COUNT } from '../picture/constants.ts';
import type { ImageComponent } from '../picture/Picture.tsx';
import { ImageCaption, Thumbnail, titleLinesStyle } from '../thumbnail/Thumbnail.tsx';
import { GalleryView, type GalleryViewOptions } from './GalleryView.tsx';

export interface ThumbnailGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends GalleryViewOptions<TImage>, CaptionedThumbnailsOptions {}

function ThumbnailGalleryWithRef<TImage extends GalleryImage>(
  props: ThumbnailGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView
      options={props}
      forwardedRef={ref}
      renderList={(list) => <CaptionedThumbnails {...list} options={props} />}
    />
  );
}

/**
 * Renders a paginated gallery of equally sized thumbnails. Images open in a lightbox. The code of the lightbox is
 * loaded when the user is likely to open an image. Titles can be over, above or below the images. Descriptions and
 * carts are below the images.
 *
 * @example
 * <ThumbnailGallery images={images} />
 * <ThumbnailGallery backend={backend} galleryId="7" lightbox={{ loop: false }} />
 * <ThumbnailGallery images={images} titleDisplay="below" hasDescriptions />
 * <ThumbnailGallery backend={backend} galleryId="7" clickAction="redirect" extraComponent={CartLink} />
 */
export const ThumbnailGallery = forwardRef(ThumbnailGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ThumbnailGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

export interface ThumbnailListOptions
  extends ThumbnailsOptions, Pick<UseThumbnailsOptions, 'width' | 'overscan' | 'initialCount'> {
  /**
   * How titles are shown over the images. On devices that don't support hover, `'hover'` always shows them.
   * @default 'hover'
   */
  readonly titleDisplay?: 'hover' | 'show' | 'none' | undefined;
  /** The maximum number of lines of a title. @default 2 */
  readonly titleLines?: number | undefined;
  /**
   * The number of thumbnails that load immediately. All other thumbnails load when they are near the viewport.
   * @default 10
   */
  readonly eagerCount?: number | undefined;
  /**
   * Whether the gallery is the page's main content. If so, its eager thumbnails load before other images.
   * @default false
   */
  readonly priority?: boolean | undefined;
  /** A component that renders every thumbnail instead of `<img>`. @default the `imageComponent` of the `KitProvider` */
  readonly imageComponent?: ImageComponent | undefined;
}

interface CaptionedThumbnailsOptions extends Omit<ThumbnailListOptions, 'titleDisplay'> {
  /**
   * How titles are shown: over the images (`'hover'` or `'show'`), or on their own line (`'below'` or `'above'`). On
   * devices that don't support hover, `'hover'` always shows them.
   * @default 'hover'
   */
  readonly titleDisplay?: 'hover' | 'show' | 'below' | 'above' | 'none' | undefined;
  /** Whether to show the first three lines of the descriptions below the images. @default false */
  readonly hasDescriptions?: boolean | undefined;
  /**
   * The height of a custom caption (`slots.caption`) below each image, in CSS pixels.
   * @default the height of the kit's own text
   */
  readonly captionHeight?: number | undefined;
  /** Whether to show a play icon on videos. @default true */
  readonly hasPlayIcon?: boolean | undefined;
  /** A component that renders additional content next to each image's link, such as `CartLink`. @default none */
  readonly extraComponent?: ComponentType<ImageExtraProps> | undefined;
}

interface CaptionedThumbnailsProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'>;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  /** Tracks the image that stays mounted at any scroll position. @default none */
  readonly shown?: ShownIndexStore | undefined;
  /** The prefix of the items' `id` attributes, which URL hashes can refer to. */
  readonly anchorPrefix: string;
  readonly options: CaptionedThumbnailsOptions;
  readonly slots?: ImageSlots<TImage> | undefined;
}

/** Renders a virtualized grid of thumbnails with captions and carts. */
function CaptionedThumbnails<TImage extends GalleryImage>(props: CaptionedThumbnailsProps<TImage>) {
  const { gallery, linkPropsOf, shown, anchorPrefix, options, slots } = props;
  const { titleDisplay = 'hover', titleLines, hasDescriptions = false, hasPlayIcon = true } = options;
  const { eagerCount = EAGER_THUMBNAIL_COUNT, priority = false, imageComponent, extraComponent: Extra } = options;
  const { images, nameOf } = gallery;
  const isAbove = titleDisplay === 'above';
  const isBelow = titleDisplay === 'below';
  const isOver = titleDisplay === 'hover' || titleDisplay === 'show';
  const { captionHeight: below = captionHeight({ hasTitle: isBelow, hasDescription: hasDescriptions, titleLines }) } =
    options;
  const gap = captionHeight({ hasTitle: isAbove, hasDescription: false, titleLines }) + below;
  const keyOf = useItemKeys(images);
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > VIRTUALIZATION_THRESHOLD });
  const grid = useCaptionedThumbnails({ ...options, count: images.length, keyOf, pinnedIndex, captionHeight: gap });
  useLayoutAnchor(grid, { indexOf: (fragment) => images.findIndex(({ id }) => fragment === anchorPrefix + id) });

  const captionProps = (image: TImage, index: number) => ({ image, index, name: nameOf(index), slot: slots?.caption });
  const renderItem = (image: TImage, index: number) => (
    <li key={keyOf(index)} {...grid.getItemProps({ index, id: anchorPrefix + image.id })}>
      {isAbove && <ImageCaption {...captionProps(image, index)} position="above" hasTitle />}
      <Thumbnail
        {...{ image, index, slots }}
        {...grid.slotOf(image.thumbnail ?? image)}
        name={nameOf(index)}
        hasTitle={isOver}
        takesCaption={isOver || (!isAbove && below === 0)}
        linkPropsOf={linkPropsOf}
        loading={index < eagerCount ? 'eager' : 'lazy'}
        priority={priority && index < eagerCount}
        imageComponent={imageComponent}
      />
      {Extra && <Extra {...{ image, linkPropsOf }} name={nameOf(index)} />}
      {below > 0 && (
        <ImageCaption
          {...captionProps(image, index)}
          position="below"
          hasTitle={isBelow}
          hasDescription={hasDescriptions}
        />
      )}
    </li>
  );
  return (
    <>
      <FirstPaintStyle firstPaint={grid.firstPaint} />
      <ul
        {...grid.getContainerProps({ className: 'loggia-thumbnails', style: titleLinesStyle(titleLines) })}
        data-titles={titleDisplay}
        data-captions={gap > 0 ? '' : undefined}
        data-plain-videos={hasPlayIcon ? undefined : ''}
      >
        {grid.indices.map((index) => images[index] && renderItem(images[index], index))}
      </ul>
    </>
  );
}
