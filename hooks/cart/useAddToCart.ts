'use client';
import type { CartBackend } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CartSection, PriceList } from '../backend/PriceList.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { buildCartOrder } from './buildCartOrder.ts';
import type { CartProblem } from './buildCartOrder.ts';
import type { CartChoiceEvent, CartChoices } from './cartChoicesReducer.ts';
import { downloadKey } from './downloadKey.ts';
import { offeredSections } from './offeredSections.ts';
import type { UseCartOptions } from './types.ts';
import type { SubmissionState } from './useSubmission.ts';

export interface AddToCartParts {
  readonly cart: CartBackend | undefined;
  readonly image: GalleryImage | undefined;
  readonly priceList: PriceList | undefined;
  readonly section: CartSection | null;
  readonly choices: CartChoices;
  readonly changeChoices: (event: CartChoiceEvent) => void;
  readonly orders: Pick<SubmissionState, 'isUnderway' | 'refuse' | 'send'>;
  readonly fields: ElementRegistry<string, HTMLElement>;
  readonly options: Pick<UseCartOptions, 'onAdd'>;
}

/** The field that a problem is about: the first tab, or the first download. */
function firstWrongField(priceList: PriceList, problem: CartProblem): string {
  if (problem === 'noSection') return offeredSections(priceList)[0] ?? '';
  return downloadKey(priceList.downloads?.items[0]?.id ?? '');
}

export type AddToCart = (reason?: 'addButton' | 'imperative', event?: Event) => void;

/** Puts the choices into the cart, or focus on what is missing. */
export function useAddToCart(parts: AddToCartParts): AddToCart {
  return useStableCallback((reason = 'imperative', event) => {
    const { cart, image, priceList, section, choices, changeChoices } = parts;
    const { orders, fields, options } = parts;
    if (!cart || !image || !priceList || orders.isUnderway(image.id, section)) return;
    const built = buildCartOrder(priceList, section, choices);
    if ('problem' in built) {
      orders.refuse(image.id, section, built.problem);
      fields.get(firstWrongField(priceList, built.problem))?.focus();
      return;
    }
    // Enter in a field orders without leaving it.
    changeChoices({ type: 'orderMade' });
    const details = createChangeDetails(reason, event);
    options.onAdd?.(built.order, details);
    if (!details.isCanceled) orders.send(cart, image, { order: built.order, checkoutUrl: priceList.checkout?.url });
  });
}
