'use client';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { markLoaded } from './engine/markLoaded.ts';
import type { UseImageFailureResult } from './types.ts';

/**
 * Detects whether the image at `url` failed to load, even before hydration. Loading is retried when the device comes
 * back online. Loaded images have `data-loaded`.
 */
export function useImageFailure(url: string): UseImageFailureResult {
  const [failedUrl, setFailedUrl] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);

  const forgetFailure = useCallback(() => setFailedUrl(undefined), []);
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.currentSrc) {
      if (image.naturalWidth === 0) setFailedUrl(url);
      else markLoaded(image);
    }
    return forgetFailure;
  }, [url, forgetFailure]);
  useWhenOnline(failedUrl !== undefined, forgetFailure);

  return {
    hasFailed: failedUrl === url,
    getImageProps: (props) => {
      const own = {
        ref: imageRef,
        onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => markLoaded(currentTarget),
        onError: () => setFailedUrl(url),
      } as const;
      return mergeProps(own, props);
    },
  };
}
