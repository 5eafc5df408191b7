'use client';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { CartBackend } from '../../data/backend/CartBackend.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { mayHaveArrived } from '../../core/errors/mayHaveArrived.ts';
import { WAITING_TEXT_DELAY_MS } from '../../core/shared/constants.ts';
import { createElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import {
  cartChoicesReducer,
  NO_CHOICES,
  offeredSections,
  resolveSection,
  type CartChoiceEvent,
  type CartChoices,
} from './cartChoices.ts';
import { describeCart } from './describeCart.ts';
import { CART_LABELS, type CartLabels } from './labels.ts';
import type { CartSubmission, CartTarget, UseCartOptions, UseCartResult } from './types.ts';
import { useAddToCart } from './useAddToCart.ts';
import { messageId, useCartFieldGetters } from './useCartFieldGetters.ts';
import { useCartPanel } from './useCartPanel.ts';
import { useCartPanelGetters, useCartTabGetters } from './useCartPanelGetters.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useOrders } from './useOrders.ts';

/**
 * Manages the shop panel: the current image's products and prices, the user's choices, and orders.
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
  const panel = useCartPanel(lightbox, cart, options, (loadedImage, response) => {
    orders.setProducts(response.productsInCart);
    // An earlier submission does not apply to a newly loaded price list.
    orders.forget(loadedImage.id);
  });
  const { priceList } = panel;
  const sections = priceList ? offeredSections(priceList) : [];
  const section = resolveSection(sections, choices.section, options.defaultSection);
  const submission = orders.of(image?.id, section);
  const orderKey = `${image?.id} ${section}`;
  useResponseInView(() => fields.get(messageId(id)), orderKey, submission);
  const checkoutForm = useCheckoutForm(priceList, orderKey, submission);
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
    message: useCartMessage(submission, orderKey, checkoutForm.isSlow, labels),
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

/**
 * Returns the message about an order or about a slow checkout page. `orderKey` identifies the order's image and
 * section.
 */
function useCartMessage(
  submission: CartSubmission,
  orderKey: string,
  isCheckoutSlow: boolean,
  labels: CartLabels,
): string {
  const isAdding = submission.status === 'adding';
  const isWaiting = useDelayed(isAdding, WAITING_TEXT_DELAY_MS, orderKey);
  return isCheckoutSlow && !isAdding ? labels.checkoutWaiting : describeSubmission(submission, isWaiting, labels);
}

/**
 * Returns the message about the last click on "Add to cart"; '' if there is none. A message from the backend takes
 * precedence.
 */
export function describeSubmission(submission: CartSubmission, isWaiting: boolean, labels: CartLabels): string {
  switch (submission.status) {
    case 'idle':
      return '';
    case 'refused':
      return labels[submission.problem];
    case 'adding':
      return isWaiting ? labels.waiting : labels.adding;
    case 'added':
      return submission.message || labels.added;
    case 'failed':
      return mayHaveArrived(submission.error) ? labels.addNoResponse : labels.addFailed;
    default:
      return submission satisfies never;
  }
}

/**
 * Scrolls the message into view when the server responds to an order. `orderKey` identifies the order's image and
 * section.
 */
function useResponseInView(
  messageElement: () => HTMLElement | null,
  orderKey: string,
  { status }: CartSubmission,
): void {
  const orderedIn = useRef<string | null>(null);
  const show = useStableCallback(() => messageElement()?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }));
  useEffect(() => {
    if (status !== 'adding' && orderedIn.current === orderKey) show();
    orderedIn.current = status === 'adding' ? orderKey : null;
  }, [orderKey, status, show]);
}

/**
 * Returns the user's choices for an image, and a function that changes them. Choices are kept until the page is
 * reloaded.
 */
function useCartChoices(
  cart: CartBackend | undefined,
  imageId: string | undefined,
): readonly [CartChoices, (event: CartChoiceEvent) => void] {
  const [ownStore] = useState(createChoiceStore);
  const store = cart ? choiceStoreOf(cart) : ownStore;
  const choices = useSyncExternalStore(
    store.subscribe,
    () => store.read(imageId),
    () => NO_CHOICES,
  );
  const change = useStableCallback((event: CartChoiceEvent) => {
    if (imageId !== undefined) store.write(imageId, cartChoicesReducer(store.read(imageId), event));
  });
  return [choices, change];
}

/** Stores choices by image id. */
interface ChoiceStore {
  read(imageId: string | undefined): CartChoices;
  write(imageId: string, choices: CartChoices): void;
  /** Calls `onChange` after each write. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

function createChoiceStore(): ChoiceStore {
  const kept = new Map<string, CartChoices>();
  const listeners = new Set<() => void>();
  return {
    read: (imageId = '') => kept.get(imageId) ?? NO_CHOICES,
    write(imageId, choices) {
      kept.set(imageId, choices);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      // Wrapped so that each subscription is unique, because two hooks may pass the same function.
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const choiceStores = new WeakMap<CartBackend, ChoiceStore>();

/**
 * Returns the store for a backend's choices. It lives as long as the backend, so choices survive closing the lightbox.
 */
function choiceStoreOf(cart: CartBackend): ChoiceStore {
  const known = choiceStores.get(cart) ?? createChoiceStore();
  choiceStores.set(cart, known);
  return known;
}
