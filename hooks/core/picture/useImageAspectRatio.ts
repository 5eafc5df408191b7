'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { boundedRatio, imageShape } from './imageShape.ts';
import { knownSize } from './knownSize.ts';
import type { UseImageAspectRatioResult } from './types.ts';

/** The size of a loaded file, or zero if the file has no intrinsic size. */
interface Loaded {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Reserves space for an image that is shown in full on a page. Until an image of unknown size has loaded, its
 * thumbnail's aspect ratio is used to avoid a layout shift. Only very wide or tall images are cropped.
 *
 * @example
 * const place = useImageAspectRatio(image);
 * <div data-shape={place.shape} style={{ aspectRatio: place.reservedRatio }}>
 *   <img {...place.getImageProps({ src: image.url, alt: image.title })} />
 * </div>
 */
export function useImageAspectRatio(
  image: Pick<GalleryImage, 'url' | 'width' | 'height' | 'thumbnail'> | undefined,
): UseImageAspectRatioResult {
  const [loaded, setLoaded] = useState<Loaded>();
  const imageRef = useRef<HTMLImageElement>(null);
  const { url = '' } = image ?? {};
  const known = knownSize(image);
  const isKnown = known !== undefined;
  const isLoaded = loaded?.url === url;
  const thumbnail = knownSize(image?.thumbnail);
  const measured = isLoaded ? loaded : thumbnail;

  const onLoad = useCallback(() => {
    const element = imageRef.current;
    if (isKnown || !element?.complete || element.naturalWidth === 0) return;
    setLoaded({ url, width: element.naturalWidth, height: element.naturalHeight });
  }, [url, isKnown]);
  // An image that loaded before hydration fires no event.
  useEffect(() => {
    onLoad();
  }, [onLoad]);

  const isKept = !isKnown && !isLoaded && thumbnail;
  return {
    shape: imageShape(known ?? measured),
    reservedRatio: isKept ? boundedRatio(thumbnail) : undefined,
    getImageProps: (props) => mergeProps({ ref: imageRef, onLoad } as const, props),
  };
}
