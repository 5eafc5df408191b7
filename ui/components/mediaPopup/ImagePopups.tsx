'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useImagePopups } from '@loggia/hooks/mediaPopup';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseMediaPopupOptions } from '@loggia/hooks/mediaPopup';
import { mediaPopupChunk } from '../../chunks.ts';
import { latePopup } from '../../lateComponent.tsx';

const PopupDoor = latePopup(mediaPopupChunk, 'ImagePopup');

export interface ImagePopupsProps extends UseMediaPopupOptions {
  /** Draws one image of the group: give `linkProps` to the link around its thumbnail. */
  readonly renderImage: (image: GalleryImage, linkProps: ComponentPropsWithRef<'a'>) => ReactNode;
  readonly className?: string | undefined;
}

/**
 * Images that open in a pop-up, out of their thumbnails, and that the visitor can leaf through there.
 *
 * @example
 * <ImagePopups
 *   images={projects}
 *   renderImage={(image, linkProps) => (
 *     <a key={image.id} {...linkProps}><img src={image.thumbnail?.url} alt={image.title} /></a>
 *   )}
 * />
 */
export function ImagePopups({ renderImage, className, ...options }: ImagePopupsProps) {
  const { images, enabled } = options;
  const { findThumbnail, ...intent } = useImagePopups({ enabled });
  return (
    <>
      <div {...intent.getContainerProps({ className })}>
        {images.map((image) => renderImage(image, intent.getTriggerProps({ image })))}
      </div>
      {/* Not within the element of the caller's, whose styles for small pictures would reach the large ones. */}
      {intent.shouldLoad && <PopupDoor findThumbnail={findThumbnail} {...options} intent={intent} />}
    </>
  );
}
