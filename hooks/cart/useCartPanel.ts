'use client';
import { useCallback, useEffect } from 'react';
import type { CartBackend, PriceListAnswer } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartOpenReason, CartTarget, PriceListStatus, UseCartOptions, UseCartResult } from './types.ts';
import { usePriceList } from './usePriceList.ts';

type CartPanel = Pick<
  UseCartResult,
  'isAvailable' | 'isOpen' | 'open' | 'close' | 'status' | 'priceList' | 'failure' | 'retry'
>;

const doNothing = (): void => undefined;

function isSold({ image, settings }: CartTarget, cart: CartBackend | undefined, enabled: boolean): boolean {
  return enabled && cart !== undefined && settings.shop !== false && image?.priceList !== undefined;
}

/** Whether the shop can be opened, whether it is open, and the price list in it. */
export function useCartPanel(
  lightbox: CartTarget,
  cart: CartBackend | undefined,
  options: UseCartOptions,
  onLoaded: (image: GalleryImage, answer: PriceListAnswer) => void,
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
  const { isMissing, isAnswered, ...list } = usePriceList(cart, image, isActive, onLoaded);
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
  const listStatus: PriceListStatus = list.failure ? 'failed' : isAnswered ? 'loaded' : 'loading';
  const shown = isOpen
    ? { status: listStatus, priceList: list.priceList, failure: list.failure }
    : ({ status: 'idle', priceList: undefined, failure: null } as const);
  return { isAvailable, isOpen, open, close, retry: list.retry, ...shown };
}
