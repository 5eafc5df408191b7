'use client';
import { useEffect, useState } from 'react';
import type { CartBackend, PriceListAnswer } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { PriceList } from '../backend/PriceList.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { sellablePriceList } from './sellablePriceList.ts';

interface Answer {
  readonly cart: CartBackend;
  readonly imageId: string;
  readonly attempt: number;
  readonly priceList?: PriceList | undefined;
  readonly failure?: LoggiaError | undefined;
}

export interface LoadedPriceList {
  readonly priceList: PriceList | undefined;
  readonly failure: LoggiaError | null;
  /** The back end has answered, whatever it said. */
  readonly isAnswered: boolean;
  /** It said that the image is not sold. */
  readonly isMissing: boolean;
  retry(): void;
}

/**
 * The price list of an image while `isActive`, asked for anew with each image. An answer for an image that is not the current
 * one any more counts for nothing, whenever it comes.
 */
export function usePriceList(
  cart: CartBackend | undefined,
  image: GalleryImage | undefined,
  isActive: boolean,
  onLoaded: (image: GalleryImage, answer: PriceListAnswer) => void,
): LoadedPriceList {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const imageId = image?.id;
  const isCurrent = answer?.cart === cart && answer?.imageId === imageId && answer?.attempt === attempt;

  const load = useStableCallback(async (own: Pick<Answer, 'cart' | 'imageId' | 'attempt'>, signal: AbortSignal) => {
    if (!image) return;
    try {
      const loaded = await own.cart.loadPriceList(image, { signal });
      if (signal.aborted) return;
      setAnswer({ ...own, priceList: sellablePriceList(loaded.priceList) });
      onLoaded(image, loaded);
    } catch (error) {
      if (!signal.aborted) setAnswer({ ...own, failure: toLoggiaError(error) });
    }
  });

  useEffect(() => {
    if (!isActive || !cart || imageId === undefined) return undefined;
    const request = new AbortController();
    void load({ cart, imageId, attempt }, request.signal);
    return () => request.abort();
  }, [isActive, cart, imageId, attempt, load]);

  const retry = useStableCallback(() => setAttempt(attempt + 1));
  const failure = (isCurrent && answer?.failure) || null;
  return {
    priceList: isCurrent ? answer?.priceList : undefined,
    failure,
    isAnswered: isCurrent,
    isMissing: failure instanceof MissingContentError,
    retry,
  };
}
