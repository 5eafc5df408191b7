'use client';
import { forwardRef, useCallback, useMemo, type ForwardedRef, type ReactElement, type RefAttributes } from 'react';
import {
  captionHeight,
  VIRTUALIZATION_THRESHOLD,
  useMasonry,
  type CaptionTexts,
  type LayoutDirection,
  type MasonryOptions,
  type UseMasonryOptions,
} from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ImageList, type ImageListOptions } from '../imageList/ImageList.tsx';
import { GalleryView, type GalleryViewList, type GalleryViewOptions } from './GalleryView.tsx';

export interface MasonryGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    Omit<ImageListOptions, 'titleDisplay'>,
    MasonryCaptionOptions,
    MasonryOptions,
    Pick<UseMasonryOptions, 'width' | 'overscan' | 'initialCount' | 'virtualizationThreshold'> {}

interface MasonryListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: MasonryGalleryProps<TImage>;
}

function MasonryList<TImage extends GalleryImage>({ options, shown, ...list }: MasonryListProps<TImage>) {
  const { captionHeightOf, ...captions } = useMasonryCaptions(options);
  const { images } = list.gallery;
  const { virtualizationThreshold = VIRTUALIZATION_THRESHOLD } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > virtualizationThreshold });
  const layout = useMasonry({ ...options, images, pinnedIndex, captionHeightOf });
  const listElement = <ImageList {...list} {...captions} layout={layout} options={{ ...options, ...captions }} />;
  return options.direction === 'rows' ? <div className="loggia-images-sideways">{listElement}</div> : listElement;
}

function MasonryGalleryWithRef<TImage extends GalleryImage>(
  props: MasonryGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView options={props} forwardedRef={ref} renderList={(list) => <MasonryList {...list} options={props} />} />
  );
}

/**
 * Renders a gallery with columns, or with horizontally scrolling rows. Every image keeps its aspect ratio. Images open
 * in a lightbox. The code of the lightbox is loaded when the user is likely to open an image.
 *
 * @example
 * <MasonryGallery images={images} maxColumns={4} />
 * <MasonryGallery backend={backend} galleryId="7" direction="rows" maxColumns={2} />
 */
export const MasonryGallery = forwardRef(MasonryGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: MasonryGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

export interface MasonryCaptionOptions {
  readonly direction?: LayoutDirection | undefined;
  /**
   * How titles are shown: over the images (`'hover'` or `'show'`), or below the images in a column layout (`'below'`).
   * On devices that don't support hover, `'hover'` always shows them.
   * @default 'none'
   */
  readonly titleDisplay?: 'hover' | 'show' | 'below' | 'none' | undefined;
  /** The maximum number of lines of a title. @default 2 */
  readonly titleLines?: number | undefined;
  /**
   * Whether to show the first three lines of the descriptions. In a column layout, they are below the images. In a row
   * layout, or with `'over'`, they are over the images.
   * @default false
   */
  readonly hasDescriptions?: boolean | 'over' | undefined;
  /**
   * The height of a custom caption (`slots.caption`) below each image in a column layout, in CSS pixels.
   * @default the height of the kit's own text
   */
  readonly captionHeight?: number | undefined;
}

interface MasonryCaptions {
  readonly titleDisplay: ImageListOptions['titleDisplay'];
  readonly below: CaptionTexts | undefined;
  readonly hasDescriptionsOver: boolean;
  /** The `captionHeightOf` option for `useMasonry`. */
  readonly captionHeightOf: ((image: GalleryImage) => number) | undefined;
}

/** Returns the text below the images in a masonry layout, and its height. Rows have no space below the images. */
export function useMasonryCaptions(options: MasonryCaptionOptions): MasonryCaptions {
  const { direction, titleDisplay, titleLines, hasDescriptions = false, captionHeight: ownHeight } = options;
  const isSideways = direction === 'rows';
  const hasTitle = !isSideways && titleDisplay === 'below';
  const hasDescription = !isSideways && hasDescriptions === true;
  const isNeeded = hasTitle || hasDescription || (!isSideways && ownHeight !== undefined);
  const captionHeightOf = useCallback(
    (image: GalleryImage) =>
      ownHeight ??
      captionHeight({
        hasTitle: hasTitle && Boolean(image.title),
        hasDescription: hasDescription && Boolean(image.description),
        titleLines,
      }),
    [hasTitle, hasDescription, titleLines, ownHeight],
  );
  return {
    titleDisplay: titleDisplay === 'below' ? 'show' : titleDisplay,
    below: useMemo(() => (isNeeded ? { hasTitle, hasDescription } : undefined), [isNeeded, hasTitle, hasDescription]),
    hasDescriptionsOver: hasDescriptions !== false && !hasDescription,
    captionHeightOf: isNeeded ? captionHeightOf : undefined,
  };
}
