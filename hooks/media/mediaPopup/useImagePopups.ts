'use client';
import { useCallback, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { useLightboxIntent } from '../../lightbox/lightboxIntent/useLightboxIntent.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { UseImagePopupsOptions, UseImagePopupsResult } from './types.ts';

/**
 * Manages the thumbnails of an image pop-up whose chunk is loaded on demand. Returns the result of `useLightboxIntent`,
 * along with a function that finds an image's thumbnail. Pass that function to `useMediaPopup`.
 *
 * @example
 * const { findThumbnail, ...intent } = useImagePopups();
 * const { code } = useChunk(popupChunk, { enabled: intent.shouldLoad });
 * <div {...intent.getContainerProps()}>
 *   {images.map((image) => <a key={image.id} {...intent.getTriggerProps({ image })}>…</a>)}
 * </div>
 * {code && <code.Popup images={images} openRequest={intent.openRequest} findThumbnail={findThumbnail} />}
 */
export function useImagePopups<TImage extends GalleryImage = GalleryImage>({
  enabled,
  loadsOnPress,
}: UseImagePopupsOptions = {}): UseImagePopupsResult<TImage> {
  const { getContainerProps, getTriggerProps, ...intent } = useLightboxIntent<TImage>({ enabled, loadsOnPress });
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return {
    ...intent,
    getContainerProps: useCallback(
      (props) => getContainerProps(mergeProps({ ref: setContainer }, props)),
      [getContainerProps],
    ),
    getTriggerProps: useCallback(
      // The link is marked with an attribute instead of a ref, because the caller's link component may not accept a
      // ref.
      (props) => getTriggerProps({ 'data-popup': props.image.id, ...props } as typeof props),
      [getTriggerProps],
    ),
    findThumbnail: useCallback(
      (imageId) => {
        const links = container?.querySelectorAll<HTMLElement>('a[data-popup]') ?? [];
        return [...links].find(({ dataset }) => dataset['popup'] === imageId) ?? null;
      },
      [container],
    ),
  };
}
