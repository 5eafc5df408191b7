'use client';
import { useState } from 'react';
import type { CartBackend } from '../backend/CartBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { UseCartOptions } from './types.ts';
import { useCheckoutRedirect } from './useCheckoutRedirect.ts';
import { useSubmission } from './useSubmission.ts';
import type { SubmissionState } from './useSubmission.ts';

export interface OrdersState extends SubmissionState {
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
