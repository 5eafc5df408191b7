'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CartAnswer, CartBackend, CartOrder } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CartSection } from '../backend/PriceList.ts';
import { mayHaveArrived } from '../errors/mayHaveArrived.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartProblem } from './buildCartOrder.ts';
import { createSubmissionStore, NO_SUBMISSIONS, submissionStoreOf } from './submissionStore.ts';
import type { CartSubmission } from './types.ts';

const IDLE: CartSubmission = { status: 'idle' };

/** An order, and the checkout page of the price list that it was made from. */
export interface SentOrder {
  readonly order: CartOrder;
  readonly checkoutUrl: string | undefined;
}

/** Null: the visitor has chosen none yet. */
const SECTIONS = ['manual', 'downloads', null] as const;

const keyOf = (imageId: string, section: CartSection | null) => `${section} ${imageId}`;

/** An order that is on its way, or may have arrived: whoever makes it once more has to know. */
const isUnsettled = (submission: CartSubmission): boolean =>
  submission.status === 'adding' || (submission.status === 'failed' && mayHaveArrived(submission.failure));

export interface SubmissionState {
  of(imageId: string | undefined, section: CartSection | null): CartSubmission;
  /** Whether an order is on its way, known at once: state is known with the next render only. */
  isUnderway(imageId: string, section: CartSection | null): boolean;
  refuse(imageId: string, section: CartSection | null, problem: CartProblem): void;
  /** Forgets what was said of an image, but for orders that are on their way or may have arrived. */
  forget(imageId: string): void;
  /**
   * Sends an order, unless one for this section is on its way. Neither another image nor a closed lightbox calls it back: the
   * visitor has ordered. What `onAnswer` makes of an answer becomes the submission.
   */
  send(cart: CartBackend, image: GalleryImage, sent: SentOrder): void;
}

/** Every image's last submission in each section: what is said in one says nothing of the other. */
export function useSubmission(
  cart: CartBackend | undefined,
  onAnswer: (answer: CartAnswer, sent: SentOrder, image: GalleryImage) => CartSubmission,
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
  // Whoever has gone is led nowhere.
  const settle = useStableCallback((...[answer, sent, image]: Parameters<typeof onAnswer>): CartSubmission =>
    isMounted.current ? onAnswer(answer, sent, image) : { status: 'added', message: answer.message },
  );
  const ask = useStableCallback(async (to: CartBackend, image: GalleryImage, order: CartOrder) => {
    try {
      // Never aborted: a visitor who has ordered may close the lightbox.
      return await to.addToCart(image, order, { signal: new AbortController().signal });
    } catch (error) {
      return toLoggiaError(error);
    }
  });
  const send = useStableCallback(async (to: CartBackend, image: GalleryImage, sent: SentOrder) => {
    const { section } = sent.order;
    if (isUnderway(image.id, section)) return;
    const key = keyOf(image.id, section);
    store.write(key, { status: 'adding' });
    const outcome = await ask(to, image, sent.order);
    store.write(key, outcome instanceof Error ? { status: 'failed', failure: outcome } : settle(outcome, sent, image));
  });
  return {
    of: (imageId, section) => submissions.get(keyOf(imageId ?? '', section)) ?? IDLE,
    isUnderway,
    refuse: (imageId, section, problem) => store.write(keyOf(imageId, section), { status: 'refused', problem }),
    forget,
    send,
  };
}
