'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import type { UseImageFailureResult } from './types.ts';

/** Returns whether the image at `url` failed to load, also before hydration. Tries again when the device is back online. */
export function useImageFailure(url: string): UseImageFailureResult {
  const [failedUrl, setFailedUrl] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedUrl(url);
  }, [url]);
  const forgetFailure = useCallback(() => setFailedUrl(undefined), []);
  useWhenOnline(failedUrl !== undefined, forgetFailure);

  return {
    hasFailed: failedUrl === url,
    getImageProps: (props) => mergeProps({ ref: imageRef, onError: () => setFailedUrl(url) } as const, props),
  };
}
