'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { boundedRatio, imageShape } from './imageShape.ts';
import { knownSize } from './knownSize.ts';
import type { UsePicturePlaceResult } from './types.ts';

/** The size of a loaded file; without numbers if it has no size of its own. */
interface Loaded {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The place of a whole picture in a page: kept in the shape of its thumbnail until a picture comes whose size nobody knows, so that
 * what stands below does not jump, and cropped where the picture is so wide or so high that it would be a line.
 *
 * @example
 * const place = usePicturePlace(image);
 * <div data-shape={place.shape} style={{ aspectRatio: place.keptRatio }}>
 *   <img {...place.getImageProps({ src: image.url, alt: image.title })} />
 * </div>
 */
export function usePicturePlace(
  image: Pick<GalleryImage, 'url' | 'width' | 'height' | 'thumbnail'> | undefined,
): UsePicturePlaceResult {
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
  // What came before the scripts did tells nobody any more.
  useEffect(() => {
    onLoad();
  }, [onLoad]);

  const isKept = !isKnown && !isLoaded && thumbnail;
  return {
    shape: imageShape(known ?? measured),
    keptRatio: isKept ? boundedRatio(thumbnail) : undefined,
    getImageProps: (props) => mergeProps({ ref: imageRef, onLoad } as const, props),
  };
}
