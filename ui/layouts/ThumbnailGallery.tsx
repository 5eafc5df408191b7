'use client';
import { forwardRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useBackend } from '@loggia/hooks/backend';
import { useGallery } from '@loggia/hooks/gallery';
import { useLightboxIntent } from '@loggia/hooks/lightboxIntent';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryOptions } from '@loggia/hooks/gallery';
import { GalleryStatus } from '../components/galleryStatus/GalleryStatus.tsx';
import { Pager } from '../components/pager/Pager.tsx';
import type { GalleryPagerOptions } from '../components/pager/GalleryPagerOptions.ts';
import { ThumbnailList } from '../components/thumbnailList/ThumbnailList.tsx';
import type { ThumbnailListOptions } from '../components/thumbnailList/ThumbnailList.tsx';
import { useKit } from '../useKit.ts';
import { anchorPrefixOf } from './anchorPrefixOf.ts';
import { LightboxDoor } from './LightboxDoor.ts';
import type { LightboxProps } from './LightboxProps.ts';

export interface ThumbnailGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    Omit<UseGalleryOptions<TImage>, 'enabled'>,
    ThumbnailListOptions,
    GalleryPagerOptions<TImage>,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** Serves the pages, the lightbox's list and counts hits. @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /** The gallery that an address hash names; without it no hash opens the lightbox. */
  readonly galleryId?: string | undefined;
  /** False: thumbnails lead to their files. An object: options of the lightbox. @default true */
  readonly lightbox?: boolean | Omit<LightboxProps<TImage>, 'opening' | 'galleryId'> | undefined;
}

function ThumbnailGalleryWithRef<TImage extends GalleryImage>(
  props: ThumbnailGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { query, galleryId, lightbox = true, id, style, className = '', renderPager = Pager } = props;
  const kit = useKit();
  const backend = useBackend(props.backend);
  const gallery = useGallery({
    ...props,
    source: props.source ?? backend?.gallery,
    labels: props.labels ?? kit.labels?.gallery,
  });
  // Of a boolean nothing is spread.
  const options = lightbox as Exclude<typeof lightbox, boolean>;
  const intent = useLightboxIntent<TImage>({
    galleryId,
    hashCodec: options.deepLink,
    enabled: Boolean(lightbox),
  });
  // The thumbnail of the image that the lightbox shows stays mounted, so that focus can come back to it.
  const [shownIndex, setShownIndex] = useState<number>();

  return (
    <>
      <div
        {...gallery.getContainerProps(
          // oxlint-disable-next-line react/refs -- the getters merge refs and read none.
          intent.getContainerProps({ ref: ref ?? undefined, id, style, className: `loggia-gallery ${className}` }),
        )}
      >
        <ThumbnailList
          gallery={gallery}
          linkPropsOf={(image) => intent.getTriggerProps({ image })}
          pinnedIndex={shownIndex}
          anchorPrefix={anchorPrefixOf(galleryId)}
          options={props}
        />
        <GalleryStatus gallery={gallery} isAlone={renderPager === Pager} />
        {renderPager({ gallery, getPageHref: props.getPageHref })}
      </div>
      {intent.isWanted && (
        <LightboxDoor
          {...{ given: props, gallery, backend, intent }}
          options={{ request: query, ...options, galleryId }}
          onShow={setShownIndex}
        />
      )}
    </>
  );
}

/**
 * A gallery of equal thumbnails, page by page, whose images open in a lightbox. The lightbox's code comes at the first sign of
 * interest.
 *
 * @example
 * <ThumbnailGallery images={images} />
 * <ThumbnailGallery backend={backend} galleryId="7" lightbox={{ loop: false }} />
 */
export const ThumbnailGallery = forwardRef(ThumbnailGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ThumbnailGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
