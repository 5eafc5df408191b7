'use client';
import { useEffect, useRef, useState } from 'react';
import type { CartAnswer, CartBackend, CartOrder } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CartSection } from '../backend/PriceList.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartProblem } from './buildCartOrder.ts';
import type { CartSubmission } from './types.ts';

const IDLE: CartSubmission = { status: 'idle' };

/** An order, and the checkout page of the price list that it was made from. */
export interface SentOrder {
  readonly order: CartOrder;
  readonly checkoutUrl: string | undefined;
}

/** Every image's last submission in each section: what is said in one says nothing of the other. */
type Submissions = ReadonlyMap<string, CartSubmission>;

/** Null: the visitor has chosen none yet. */
const SECTIONS = ['manual', 'downloads', null] as const;

const keyOf = (imageId: string, section: CartSection | null) => `${section} ${imageId}`;

export interface SubmissionState {
  of(imageId: string | undefined, section: CartSection | null): CartSubmission;
  refuse(imageId: string, section: CartSection | null, problem: CartProblem): void;
  /** Forgets what was said of an image, but for orders that are on their way. */
  forget(imageId: string): void;
  /**
   * Sends an order, unless one for this section is on its way. Neither another image nor a closed lightbox calls it back: the
   * visitor has ordered. What `onAnswer` makes of an answer becomes the submission.
   */
  send(cart: CartBackend, image: GalleryImage, sent: SentOrder): void;
}

export function useSubmission(
  onAnswer: (answer: CartAnswer, sent: SentOrder, image: GalleryImage) => CartSubmission,
): SubmissionState {
  const [submissions, setSubmissions] = useState<Submissions>(new Map());
  const underway = useRef(new Set<string>());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const write = useStableCallback((key: string, submission: CartSubmission) => {
    setSubmissions((all) => new Map(all).set(key, submission));
  });
  const forget = useStableCallback((imageId: string) => {
    for (const section of SECTIONS) {
      const key = keyOf(imageId, section);
      if (!underway.current.has(key)) write(key, IDLE);
    }
  });
  const settle = useStableCallback(onAnswer);
  const ask = useStableCallback(async (cart: CartBackend, image: GalleryImage, order: CartOrder) => {
    try {
      // Never aborted: a visitor who has ordered may close the lightbox.
      return await cart.addToCart(image, order, { signal: new AbortController().signal });
    } catch (error) {
      return toLoggiaError(error);
    }
  });
  const send = useStableCallback(async (cart: CartBackend, image: GalleryImage, sent: SentOrder) => {
    const key = keyOf(image.id, sent.order.section);
    if (underway.current.has(key)) return;
    underway.current.add(key);
    write(key, { status: 'adding' });
    const outcome = await ask(cart, image, sent.order);
    underway.current.delete(key);
    if (!isMounted.current) return;
    write(key, outcome instanceof Error ? { status: 'failed', failure: outcome } : settle(outcome, sent, image));
  });
  return {
    of: (imageId, section) => submissions.get(keyOf(imageId ?? '', section)) ?? IDLE,
    refuse: (imageId, section, problem) => write(keyOf(imageId, section), { status: 'refused', problem }),
    forget,
    send,
  };
}
