'use client';
import { useId, useState } from 'react';
import { useBackend } from '../backend/useBackend.ts';
import { WAITING_TEXT_DELAY_MS } from '../shared/constants.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartChoiceEvent } from './cartChoicesReducer.ts';
import { describeCart } from './describeCart.ts';
import { describeSubmission } from './describeSubmission.ts';
import { CART_LABELS } from './labels.ts';
import type { CartLabels } from './labels.ts';
import { messageId } from './messageId.ts';
import { offeredSections } from './offeredSections.ts';
import { resolveSection } from './resolveSection.ts';
import type { CartSubmission, CartTarget, UseCartOptions, UseCartResult } from './types.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useAnswerInView } from './useAnswerInView.ts';
import { useCartChoices } from './useCartChoices.ts';
import { useCartFieldGetters } from './useCartFieldGetters.ts';
import { useCartPanel } from './useCartPanel.ts';
import { useCartPanelGetters } from './useCartPanelGetters.ts';
import { useCartTabGetters } from './useCartTabGetters.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useOrders } from './useOrders.ts';

/**
 * The shop panel: what the current image is sold for, what the visitor chooses of it, and the way into the cart.
 *
 * ```tsx
 * const lightbox = useLightbox({ source: backend.lightbox });
 * const cart = useCart(lightbox, { cart: backend.cart });
 * {cart.isAvailable && <button {...cart.getCartButtonProps()}>Shop</button>}
 * ```
 */
export function useCart(lightbox: CartTarget, options: UseCartOptions = {}): UseCartResult {
  const backend = useBackend();
  const { cart = backend?.cart } = options;
  const { image } = lightbox;
  const labels = useLabels(CART_LABELS, options.labels);
  const id = useId();
  const [fields] = useState(() => createElementRegistry<string, HTMLElement>());
  const [choices, changeChoices] = useCartChoices(cart, image?.id);

  const orders = useOrders(cart, options);
  const { productsInCart } = orders;
  const panel = useCartPanel(lightbox, cart, options, (loadedImage, answer) => {
    orders.noteProducts(answer.productsInCart);
    // What was said of an earlier press says nothing of a list that has come anew.
    orders.forget(loadedImage.id);
  });
  const { priceList } = panel;
  const sections = priceList ? offeredSections(priceList) : [];
  const section = resolveSection(sections, choices.section, options.defaultSection);
  const submission = orders.of(image?.id, section);
  const place = `${image?.id} ${section}`;
  useAnswerInView(() => fields.get(messageId(id)), place, submission);
  const checkoutForm = useCheckoutForm(priceList, place, submission);
  const problem = submission.status === 'refused' ? submission.problem : null;
  const change = useStableCallback((event: CartChoiceEvent) => {
    changeChoices(event);
    if (problem && image) orders.forget(image.id);
  });
  const add = useAddToCart({
    cart,
    image,
    priceList,
    section,
    choices,
    changeChoices,
    orders,
    fields,
    options,
  });

  const shown = {
    ...panel,
    productsInCart,
    sections,
    section,
    submission,
    message: useCartMessage(submission, place, checkoutForm.isSlow, labels),
    productsText: productsText(productsInCart, labels),
    checkoutFields: priceList?.checkout?.fields ?? [],
    hasCheckout: priceList?.checkout !== undefined,
    ...describeCart(priceList, section, choices, labels),
    labels,
  };
  const setup = { id, labels, fields, choices, change, problem };
  return {
    ...shown,
    add,
    ...useCartPanelGetters(shown, setup, add),
    ...checkoutForm.getters,
    ...useCartTabGetters(shown, setup),
    ...useCartFieldGetters(priceList, setup),
  };
}

function productsText(count: number | undefined, labels: CartLabels): string {
  if (count === undefined) return '';
  return fillLabel(count === 1 ? labels.oneProductInCart : labels.productsInCart, { count });
}

/** What is said of an order, or of the way to the checkout page. `place` is the image and section that it was made in. */
function useCartMessage(
  submission: CartSubmission,
  place: string,
  isCheckoutSlow: boolean,
  labels: CartLabels,
): string {
  const isAdding = submission.status === 'adding';
  const isWaiting = useDelayed(isAdding, WAITING_TEXT_DELAY_MS, place);
  return isCheckoutSlow && !isAdding ? labels.checkoutWaiting : describeSubmission(submission, isWaiting, labels);
}
