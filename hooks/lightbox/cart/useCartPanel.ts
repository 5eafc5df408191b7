'use client';
import { useCallback, useEffect, useState } from 'react';
import type { CartBackend, PriceList, PriceListResponse, PriceListParameter } from '../../data/backend/CartBackend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { parsePrice, type PriceFormat } from './prices.ts';
import type { CartOpenReason, CartTarget, PriceListStatus, UseCartOptions, UseCartResult } from './types.ts';

type CartPanel = Pick<
  UseCartResult,
  'isAvailable' | 'isOpen' | 'open' | 'close' | 'status' | 'priceList' | 'error' | 'retry'
>;

const doNothing = (): void => undefined;

function isSold({ image, settings }: CartTarget, cart: CartBackend | undefined, enabled: boolean): boolean {
  return enabled && cart !== undefined && settings.shop !== false && image?.priceList !== undefined;
}

/** Manages the panel: whether it is available, whether it is open, and its price list. */
export function useCartPanel(
  lightbox: CartTarget,
  cart: CartBackend | undefined,
  options: UseCartOptions,
  onLoaded: (image: GalleryImage, response: PriceListResponse) => void,
): CartPanel {
  const { image, status } = lightbox;
  const { enabled = true, defaultIsOpen = false } = options;
  const [wantsOpen, requestOpen] = useControllableState<boolean, CartOpenReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: defaultIsOpen,
    onChange: options.onOpenChange,
  });
  const isOffered = isSold(lightbox, cart, enabled);
  const isActive = wantsOpen && isOffered && status !== 'closed';
  const { isMissing, isSettled, ...list } = usePriceList(cart, image, isActive, onLoaded);
  const isAvailable = isOffered && !isMissing;
  const isOpen = isActive && isAvailable;

  const isStranded = wantsOpen && image !== undefined && !isAvailable;
  useEffect(() => {
    if (isStranded) requestOpen(false, 'unavailable');
  }, [isStranded, requestOpen]);
  const forget = useCallback(() => void requestOpen(false, 'lightboxClosed'), [requestOpen]);
  useActiveSpan(status !== 'closed', doNothing, forget);

  const open = useStableCallback((reason: CartOpenReason = 'imperative', event?: Event) => {
    return isAvailable && requestOpen(true, reason, event);
  });
  const close = useStableCallback((reason: CartOpenReason = 'imperative', event?: Event) => {
    requestOpen(false, reason, event);
  });
  const listStatus: PriceListStatus = list.failure ? 'failed' : isSettled ? 'loaded' : 'loading';
  const shown = isOpen
    ? { status: listStatus, priceList: list.priceList, error: list.failure }
    : ({ status: 'idle', priceList: undefined, error: null } as const);
  return { isAvailable, isOpen, open, close, retry: list.retry, ...shown };
}

interface PriceListResult {
  readonly cart: CartBackend;
  readonly imageId: string;
  readonly attempt: number;
  readonly priceList?: PriceList | undefined;
  readonly failure?: LoggiaError | undefined;
}

interface LoadedPriceList {
  readonly priceList: PriceList | undefined;
  readonly failure: LoggiaError | null;
  /** Whether the backend has responded, successfully or not. */
  readonly isSettled: boolean;
  /** Whether the backend reported that the image is not for sale. */
  readonly isMissing: boolean;
  retry(): void;
}

/** Loads the current image's price list while `isActive` is true. Late responses for other images are ignored. */
function usePriceList(
  cart: CartBackend | undefined,
  image: GalleryImage | undefined,
  isActive: boolean,
  onLoaded: (image: GalleryImage, response: PriceListResponse) => void,
): LoadedPriceList {
  const [response, setResponse] = useState<PriceListResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const imageId = image?.id;
  const isCurrent = response?.cart === cart && response?.imageId === imageId && response?.attempt === attempt;

  const load = useStableCallback(
    async (own: Pick<PriceListResult, 'cart' | 'imageId' | 'attempt'>, signal: AbortSignal) => {
      if (!image) return;
      try {
        const loaded = await own.cart.loadPriceList(image, { signal });
        if (signal.aborted) return;
        setResponse({ ...own, priceList: sellablePriceList(loaded.priceList) });
        onLoaded(image, loaded);
      } catch (error) {
        if (!signal.aborted) setResponse({ ...own, failure: toLoggiaError(error) });
      }
    },
  );

  useEffect(() => {
    if (!isActive || !cart || imageId === undefined) return undefined;
    const request = new AbortController();
    void load({ cart, imageId, attempt }, request.signal);
    return () => request.abort();
  }, [isActive, cart, imageId, attempt, load]);

  const retry = useStableCallback(() => setAttempt(attempt + 1));
  const failure = (isCurrent && response?.failure) || null;
  return {
    priceList: isCurrent ? response?.priceList : undefined,
    failure,
    isSettled: isCurrent,
    isMissing: failure instanceof MissingContentError,
    retry,
  };
}

function warn(text: string, what: string, { decimalSign = '.' }: PriceFormat): void {
  const thousands = decimalSign === '.' ? ',' : '.';
  warnOnce(
    `"${text.slice(0, 40)}" is not a valid price, so ${what.slice(0, 80)} is not for sale. Guessing could charge the wrong amount. ` +
      `This price list uses the format "1${thousands}250${decimalSign}00". For "1${decimalSign}250${thousands}00", set \`decimalSign: '${thousands}'\`.`,
  );
}

/** Returns the price list without products whose price cannot be parsed. In development, logs a warning about them. */
export function sellablePriceList(priceList: PriceList): PriceList {
  const isPrice = (text: string, what: string): boolean => {
    const isRead = parsePrice(text, priceList) !== undefined;
    if (!isRead) warn(text, what, priceList);
    return isRead;
  };
  const withPrices = (parameter: PriceListParameter): PriceListParameter => {
    if (!('options' in parameter)) return parameter;
    const options = parameter.options.filter(
      ({ surcharge, label }) =>
        surcharge === undefined || surcharge === '' || isPrice(surcharge, `the option "${label}"`),
    );
    return { ...parameter, options };
  };
  const { manual, downloads, sections } = priceList;
  const isSold = manual && isPrice(manual.price, `"${manual.title ?? 'the product'}"`);
  return {
    ...priceList,
    sections: isSold || !manual ? sections : sections.filter((section) => section !== 'manual'),
    manual: isSold ? { ...manual, parameters: manual.parameters.map(withPrices) } : undefined,
    downloads: downloads && {
      ...downloads,
      items: downloads.items.filter(({ price, name }) => isPrice(price, `the download "${name}"`)),
    },
  };
}
