'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { PriceList } from '../backend/CartBackend.ts';
import { WAITING_TEXT_DELAY_MS } from '../shared/constants.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeSource } from '../shared/addresses.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import type { CartPanelGetters, CartSubmission } from './types.ts';

export interface CheckoutForm {
  readonly getters: Pick<CartPanelGetters, 'getCheckoutFormProps'>;
  /** The page has been on its way for some seconds. */
  readonly isSlow: boolean;
}

/** The image and the order news that were shown when a slow navigation began. The message about it no longer applies to any other. */
interface Moment {
  readonly place: string;
  readonly submission: CartSubmission;
}

const HERE: ReadonlySet<string> = new Set(['', '_self', '_parent', '_top']);

/**
 * The form that leads to the checkout page, by the browser itself: a second press while the page is on its way sends nothing. No
 * event tells that a visitor stopped it, so after some seconds it is slow, and the next press goes out again.
 */
export function useCheckoutForm(
  priceList: PriceList | undefined,
  place: string,
  submission: CartSubmission,
): CheckoutForm {
  const url = priceList?.checkout?.url;
  const [slowAt, setSlowAt] = useState<Moment | null>(null);
  const isLeaving = useRef(false);
  const timeout = useTimeout();
  useEffect(() => {
    const ending = new AbortController();
    // Back from the checkout page, on the same page as before.
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
    // What opens another window leaves this one as it is.
    if (!HERE.has(event.currentTarget.getAttribute('target') ?? '')) return;
    setSlowAt(null);
    isLeaving.current = true;
    timeout.start(WAITING_TEXT_DELAY_MS, () => {
      isLeaving.current = false;
      setSlowAt({ place, submission });
    });
  });
  const getters = useMemo<CheckoutForm['getters']>(() => {
    const form = { method: 'post', action: safeSource(url, 'form'), onSubmit: handleSubmit } as const;
    return { getCheckoutFormProps: (props) => mergeProps(form, props) };
  }, [url, handleSubmit]);
  return { getters, isSlow: slowAt?.place === place && slowAt.submission === submission };
}
