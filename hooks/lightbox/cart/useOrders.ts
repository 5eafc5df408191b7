'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CartResponse, CartBackend, CartOrder, CartSection } from '../../data/backend/CartBackend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { mayHaveArrived } from '../../core/errors/mayHaveArrived.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { CartSubmission, UseCartOptions } from './types.ts';
import type { CartProblem } from './useAddToCart.ts';

interface OrdersState extends SubmissionState {
  readonly productsInCart: number | undefined;
  /** Sets the number of products reported by the backend. `undefined` is ignored. */
  setProducts(count: number | undefined): void;
}

/** Manages the user's orders, their results, and the number of products in the cart. */
export function useOrders(cart: CartBackend | undefined, options: UseCartOptions): OrdersState {
  const [productsInCart, setProductsInCart] = useState<number | undefined>(undefined);
  const redirect = useCheckoutRedirect(options);
  const setProducts = useStableCallback((count: number | undefined) => {
    if (count !== undefined) setProductsInCart(count);
  });
  const submissions = useSubmission(cart, (response, { order, checkoutUrl }, image) => {
    setProducts(response.productsInCart);
    options.onAdded?.(response, order, image);
    const url = response.goesToCheckout ? redirect(checkoutUrl) : undefined;
    return { status: 'added', message: response.message, checkoutUrl: url };
  });
  return { ...submissions, productsInCart, setProducts };
}

/** Resolves a URL against the document's base URL, as forms do. A `<base>` element may point to another site. */
const resolveUrl = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;

/**
 * Returns a function that redirects to the checkout page if the backend requests it and the page is on this origin or
 * an allowed host. Whether or not it redirects, it returns the URL for use in a link.
 */
function useCheckoutRedirect(
  options: Pick<UseCartOptions, 'allowedHosts' | 'navigate' | 'onRedirect'>,
): (url: string | undefined) => string | undefined {
  const { allowedHosts = [], navigate = (url: string) => window.location.assign(url), onRedirect } = options;
  return useStableCallback((url: string | undefined) => {
    if (url === undefined || !isAllowedRedirect(resolveUrl(url), window.location.href, allowedHosts)) return url;
    const details = createChangeDetails('redirect');
    onRedirect?.(url, details);
    if (!details.isCanceled) navigate(url);
    return url;
  });
}

/**
 * Whether the page may redirect to `url`. It must have the same origin, or be an `http(s)` URL on an allowed host (such
 * as `shop.example`, including its port if it has one).
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

const IDLE: CartSubmission = { status: 'idle' };

/** An order, together with its price list's checkout URL. */
interface SentOrder {
  readonly order: CartOrder;
  readonly checkoutUrl: string | undefined;
}

/** `null` means that no section is selected. */
const SECTIONS = ['manual', 'downloads', null] as const;

const keyOf = (imageId: string, section: CartSection | null) => `${section} ${imageId}`;

/**
 * Whether an order is being sent or may have been received. Such a submission is not cleared, because the user might
 * otherwise order twice.
 */
const isUnsettled = (submission: CartSubmission): boolean =>
  submission.status === 'adding' || (submission.status === 'failed' && mayHaveArrived(submission.error));

export interface SubmissionState {
  of(imageId: string | undefined, section: CartSection | null): CartSubmission;
  /** Whether an order is being sent. Reads the store, which is more up to date than the rendered state. */
  isUnderway(imageId: string, section: CartSection | null): boolean;
  refuse(imageId: string, section: CartSection | null, problem: CartProblem): void;
  /** Clears an image's submissions, except for orders that are being sent or may have been received. */
  forget(imageId: string): void;
  /**
   * Sends an order, unless one for the same section is already being sent. Navigating to another image or closing the
   * lightbox does not abort the request. The result of `onResponse` becomes the submission.
   */
  send(cart: CartBackend, image: GalleryImage, sent: SentOrder): void;
}

/** Tracks the latest submission for each image and section. */
function useSubmission(
  cart: CartBackend | undefined,
  onResponse: (response: CartResponse, sent: SentOrder, image: GalleryImage) => CartSubmission,
): SubmissionState {
  const [ownStore] = useState(createSubmissionStore);
  const store = cart ? submissionStoreOf(cart) : ownStore;
  const submissions = useSyncExternalStore(store.subscribe, store.read, () => NO_SUBMISSIONS);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const isUnderway = useStableCallback(
    (imageId: string, section: CartSection | null) => store.read().get(keyOf(imageId, section))?.status === 'adding',
  );
  const forget = useStableCallback((imageId: string) => {
    for (const section of SECTIONS) {
      const key = keyOf(imageId, section);
      const known = store.read().get(key);
      if (known && !isUnsettled(known)) store.write(key, IDLE);
    }
  });
  // Do not redirect the page after unmounting.
  const settle = useStableCallback((...[response, sent, image]: Parameters<typeof onResponse>): CartSubmission =>
    isMounted.current ? onResponse(response, sent, image) : { status: 'added', message: response.message },
  );
  const sendOrder = useStableCallback(async (to: CartBackend, image: GalleryImage, order: CartOrder) => {
    const wasCutOff = isCutOff();
    try {
      // Never aborted, because the user may close the lightbox after ordering.
      return await to.addToCart(image, order, { signal: new AbortController().signal });
    } catch (error) {
      return toLoggiaError(error, wasCutOff);
    }
  });
  const send = useStableCallback(async (to: CartBackend, image: GalleryImage, sent: SentOrder) => {
    const { section } = sent.order;
    if (isUnderway(image.id, section)) return;
    const key = keyOf(image.id, section);
    store.write(key, { status: 'adding' });
    const outcome = await sendOrder(to, image, sent.order);
    store.write(key, outcome instanceof Error ? { status: 'failed', error: outcome } : settle(outcome, sent, image));
  });
  return {
    of: (imageId, section) => submissions.get(keyOf(imageId ?? '', section)) ?? IDLE,
    isUnderway,
    refuse: (imageId, section, problem) => store.write(keyOf(imageId, section), { status: 'refused', problem }),
    forget,
    send,
  };
}

/** The results of the last clicks on "Add to cart", by section and image. */
type Submissions = ReadonlyMap<string, CartSubmission>;

/** A store of submissions for `useSyncExternalStore`. */
interface SubmissionStore {
  read(): Submissions;
  write(key: string, submission: CartSubmission): void;
  subscribe(onChange: () => void): () => void;
}

/** The submissions on the server and during hydration. */
const NO_SUBMISSIONS: Submissions = new Map();

function createSubmissionStore(): SubmissionStore {
  let submissions = NO_SUBMISSIONS;
  const listeners = new Set<() => void>();
  return {
    read: () => submissions,
    write(key, submission) {
      submissions = new Map(submissions).set(key, submission);
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

const stores = new WeakMap<CartBackend, SubmissionStore>();

/**
 * Returns a backend's submission store. It outlives the lightbox, because closing the lightbox does not abort a pending
 * order.
 */
function submissionStoreOf(cart: CartBackend): SubmissionStore {
  const known = stores.get(cart) ?? createSubmissionStore();
  stores.set(cart, known);
  return known;
}
