'use client';
import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { useLayoutAnchor, type CaptionTexts, type UseImageLayoutResult } from '@loggia/hooks/layout';
import { useIsServerRendered, useItemKeys } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseAlbumResult } from '@loggia/hooks/album';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { LightboxTriggerRequest } from '@loggia/hooks/lightboxIntent';
import { fillSlot } from '../slots.ts';
import { useKit } from '../KitProvider.tsx';
import type { ImageExtraProps } from '../cart/CartLink.tsx';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { GalleryItemPart, ImageSlots } from '../gallery/GallerySlots.ts';
import { ImageCaption, Thumbnail, titleLinesStyle } from '../thumbnail/Thumbnail.tsx';
import { EAGER_IMAGE_COUNT } from '../picture/constants.ts';
import type { ImageComponent } from '../picture/Picture.tsx';

export interface ImageListOptions {
  /**
   * How titles are shown over the images. On devices that don't support hover, `'hover'` always shows them.
   * @default 'none'
   */
  readonly titleDisplay?: 'hover' | 'show' | 'none' | undefined;
  /** The maximum number of lines of a title. @default 2 */
  readonly titleLines?: number | undefined;
  /** A component that renders additional content next to each image's link, such as `CartLink`. @default none */
  readonly extraComponent?: ComponentType<ImageExtraProps> | undefined;
  /** Whether to show a play icon on videos. @default true */
  readonly hasPlayIcon?: boolean | undefined;
  /** The number of images that load immediately. All other images load when they are near the viewport. @default 8 */
  readonly eagerCount?: number | undefined;
  /**
   * Whether the gallery is the page's main content. If so, its eager images load before other images.
   * @default false
   */
  readonly priority?: boolean | undefined;
  /** A component that renders every image instead of `<img>`. @default the `imageComponent` of the `KitProvider` */
  readonly imageComponent?: ImageComponent | undefined;
}

export interface ImageListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'> & Partial<Pick<UseAlbumResult, 'countOf'>>;
  readonly layout: UseImageLayoutResult;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  /** The prefix of the items' `id` attributes, which URL hashes can refer to. */
  readonly anchorPrefix: string;
  readonly options: ImageListOptions;
  /** The captions for which the layout reserves space below the images. @default none */
  readonly below?: CaptionTexts | undefined;
  /** Whether to show the first three lines of the descriptions over the images. @default false */
  readonly hasDescriptionsOver?: boolean | undefined;
  readonly slots?: ImageSlots<TImage> | undefined;
}

interface DescriptionOverProps<TImage extends GalleryImage> extends GalleryItemPart<TImage> {
  readonly hasTitle: boolean;
  readonly slots: ImageSlots<TImage> | undefined;
}

function DescriptionOver<TImage extends GalleryImage>({ hasTitle, slots, ...item }: DescriptionOverProps<TImage>) {
  const { title, description } = item.image;
  const caption = description && (
    <div className="loggia-image-caption">
      {hasTitle && <b>{title}</b>}
      <span>{description}</span>
    </div>
  );
  return fillSlot(slots?.caption, { ...item, position: 'over' }, caption);
}

/**
 * Whether the images would move once they have been measured. This is the case if the layout depends on the
 * measurement, or if the server's HTML has no layout rules for them.
 */
function useIsUnsettled({ isPending, layout, firstPaint }: UseImageLayoutResult): boolean {
  const { nonce } = useKit();
  const isServerRendered = useIsServerRendered();
  return isPending || (isServerRendered && !layout && (!firstPaint || nonce === false));
}

/** Renders images at their original aspect ratios. Only images near the viewport are rendered. */
export function ImageList<TImage extends GalleryImage>(props: ImageListProps<TImage>) {
  const { gallery, layout, linkPropsOf, anchorPrefix, options, below, hasDescriptionsOver: isDescribed, slots } = props;
  const { titleDisplay = 'none', hasPlayIcon = true, extraComponent: Extra } = options;
  const { eagerCount = EAGER_IMAGE_COUNT, priority = false, imageComponent } = options;
  const { images, nameOf } = gallery;
  const isTitleOver = titleDisplay !== 'none' && !below?.hasTitle;
  const keyOf = useItemKeys(images);
  const isUnsettled = useIsUnsettled(layout);
  useLayoutAnchor(layout, { indexOf: (fragment) => images.findIndex(({ id }) => fragment === anchorPrefix + id) });

  const renderItem = (image: TImage, index: number) => (
    <li key={keyOf(index)} {...layout.getItemProps({ index, id: anchorPrefix + image.id })}>
      <Thumbnail
        {...{ image, index, slots }}
        {...layout.slotOf(index)}
        name={nameOf(index)}
        count={gallery.countOf?.(index)}
        hasTitle={isTitleOver && !isDescribed}
        takesCaption={!isDescribed && (isTitleOver || !below)}
        linkPropsOf={linkPropsOf}
        loading={index < eagerCount ? 'eager' : 'lazy'}
        priority={priority && index < eagerCount}
        imageComponent={imageComponent}
      />
      {Extra && <Extra {...{ image, linkPropsOf }} name={nameOf(index)} />}
      {isDescribed && (
        <DescriptionOver {...{ image, index, slots }} name={nameOf(index)} hasTitle={titleDisplay !== 'none'} />
      )}
      {below && (
        <ImageCaption
          {...{ image, index }}
          name={nameOf(index)}
          position="below"
          slot={slots?.caption}
          hasTitle={below.hasTitle && Boolean(image.title)}
          hasDescription={below.hasDescription && Boolean(image.description)}
        />
      )}
    </li>
  );
  return (
    <>
      <FirstPaintStyle firstPaint={layout.firstPaint} />
      <ul
        {...layout.getContainerProps({ className: 'loggia-images', style: titleLinesStyle(options.titleLines) })}
        data-titles={titleDisplay}
        data-pending={isUnsettled ? '' : undefined}
        data-captions={below ? '' : undefined}
        data-play-icons={hasPlayIcon ? '' : undefined}
        data-slots={slots && ''}
      >
        {layout.indices.map((index) => images[index] && renderItem(images[index], index))}
      </ul>
    </>
  );
}
