'use client';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { PriceList } from '../../data/backend/CartBackend.ts';
import { WAITING_TEXT_DELAY_MS } from '../../core/shared/constants.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import type { CartPanelGetters, CartSubmission } from './types.ts';

export interface CheckoutForm {
  readonly getters: Pick<CartPanelGetters, 'getCheckoutFormProps'>;
  /** Whether the checkout page has been loading for several seconds. */
  readonly isSlow: boolean;
}

/**
 * The image, section and submission at the time a slow navigation started. The message is shown only while all three
 * are still current.
 */
interface Moment {
  readonly orderKey: string;
  readonly submission: CartSubmission;
}

const HERE: ReadonlySet<string> = new Set(['', '_self', '_parent', '_top']);

/**
 * Manages the form that posts to the checkout page. Further clicks are ignored while that page loads. Because browsers
 * fire no event when the user stops the navigation, it counts as slow after several seconds. The next click then
 * submits the form again.
 */
export function useCheckoutForm(
  priceList: PriceList | undefined,
  orderKey: string,
  submission: CartSubmission,
): CheckoutForm {
  const url = priceList?.checkout?.url;
  const [slowAt, setSlowAt] = useState<Moment | null>(null);
  const isLeaving = useRef(false);
  const timeout = useTimeout();
  useEffect(() => {
    const ending = new AbortController();
    // The user went back, and the browser restored this page from the bfcache.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      timeout.clear();
      isLeaving.current = false;
      setSlowAt(null);
    };
    window.addEventListener('pageshow', handlePageShow, ending);
    return () => ending.abort();
  }, [timeout]);

  const handleSubmit = useStableCallback((event: FormEvent<HTMLFormElement>) => {
    if (isLeaving.current) {
      event.preventDefault();
      return;
    }
    // A form that opens another window does not leave this page.
    if (!HERE.has(event.currentTarget.getAttribute('target') ?? '')) return;
    setSlowAt(null);
    isLeaving.current = true;
    timeout.start(WAITING_TEXT_DELAY_MS, () => {
      isLeaving.current = false;
      setSlowAt({ orderKey, submission });
    });
  });
  const getters = useMemo<CheckoutForm['getters']>(() => {
    const form = { method: 'post', action: safeSource(url, 'form'), onSubmit: handleSubmit } as const;
    return { getCheckoutFormProps: (props) => mergeProps(form, props) };
  }, [url, handleSubmit]);
  return { getters, isSlow: slowAt?.orderKey === orderKey && slowAt.submission === submission };
}
