'use client';
import { useState } from 'react';
import type { CartBackend } from '../backend/CartBackend.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { UseCartOptions } from './types.ts';
import { useSubmission } from './useSubmission.ts';
import type { SubmissionState } from './useSubmission.ts';

interface OrdersState extends SubmissionState {
  readonly productsInCart: number | undefined;
  /** The back end told how many there are; undefined says nothing. */
  noteProducts(count: number | undefined): void;
}

/** Orders on their way, what became of them, and the number of products in the cart. */
export function useOrders(cart: CartBackend | undefined, options: UseCartOptions): OrdersState {
  const [productsInCart, setProductsInCart] = useState<number | undefined>(undefined);
  const redirect = useCheckoutRedirect(options);
  const noteProducts = useStableCallback((count: number | undefined) => {
    if (count !== undefined) setProductsInCart(count);
  });
  const submissions = useSubmission(cart, (answer, { order, checkoutUrl }, image) => {
    noteProducts(answer.productsInCart);
    options.onAdded?.(answer, order, image);
    const url = answer.goesToCheckout ? redirect(checkoutUrl) : undefined;
    return { status: 'added', message: answer.message, checkoutUrl: url };
  });
  return { ...submissions, productsInCart, noteProducts };
}

/** Resolves the target of a form: a `<base>` may point to another site. */
const whereTo = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;

/**
 * The way to the checkout page when the back end asks for it: by itself to this origin and the listed hosts. Returns the
 * address that the visitor is to be given as a link, whether or not the page is on its way there.
 */
function useCheckoutRedirect(
  options: Pick<UseCartOptions, 'allowedHosts' | 'navigate' | 'onRedirect'>,
): (url: string | undefined) => string | undefined {
  const { allowedHosts = [], navigate = (url: string) => window.location.assign(url), onRedirect } = options;
  return useStableCallback((url: string | undefined) => {
    if (url === undefined || !isAllowedRedirect(whereTo(url), window.location.href, allowedHosts)) return url;
    const details = createChangeDetails('redirect');
    onRedirect?.(url, details);
    if (!details.isCanceled) navigate(url);
    return url;
  });
}

/**
 * Whether the page may go to `url` by itself: an address of this origin, or `http(s)` on one of the listed hosts
 * (`shop.example`, with its port where it has one).
 */
export function isAllowedRedirect(url: string, pageUrl: string, allowedHosts: readonly string[]): boolean {
  try {
    const target = new URL(url, pageUrl);
    if (target.protocol !== 'https:' && target.protocol !== 'http:') return false;
    return target.origin === new URL(pageUrl).origin || allowedHosts.includes(target.host);
  } catch {
    return false;
  }
}
