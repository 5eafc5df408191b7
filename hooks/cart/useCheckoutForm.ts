'use client';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { WAITING_TEXT_DELAY_MS } from '../shared/constants.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';

export interface CheckoutForm {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const HERE: ReadonlySet<string> = new Set(['', '_self', '_parent', '_top']);

/**
 * The form that leads to the checkout page, by the browser itself: a second press while the page is on its way sends nothing. No
 * event tells that a visitor stopped it, so after some seconds `onWaiting` is told and the next press goes out again.
 */
export function useCheckoutForm(onWaiting: (isWaiting: boolean) => void): CheckoutForm {
  const isLeaving = useRef(false);
  const timeout = useTimeout();
  const tellWaiting = useStableCallback((isWaiting: boolean) => {
    isLeaving.current = false;
    onWaiting(isWaiting);
  });
  useEffect(() => {
    const ending = new AbortController();
    // Back from the checkout page, on the same page as before.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      timeout.clear();
      tellWaiting(false);
    };
    window.addEventListener('pageshow', handlePageShow, ending);
    return () => ending.abort();
  }, [timeout, tellWaiting]);

  const onSubmit = useStableCallback((event: FormEvent<HTMLFormElement>) => {
    if (isLeaving.current) {
      event.preventDefault();
      return;
    }
    if (!HERE.has(event.currentTarget.target)) return;
    onWaiting(false);
    isLeaving.current = true;
    timeout.start(WAITING_TEXT_DELAY_MS, () => tellWaiting(true));
  });
  return { onSubmit };
}
