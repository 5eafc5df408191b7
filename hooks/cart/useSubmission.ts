'use client';
import { useEffect, useRef, useState } from 'react';
import type { CartAnswer, CartBackend, CartOrder } from '../backend/CartBackend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartSubmission } from './types.ts';

const IDLE: CartSubmission = { status: 'idle' };

/** An order, and the checkout page of the price list that it was made from. */
export interface SentOrder {
  readonly order: CartOrder;
  readonly checkoutUrl: string | undefined;
}

/** Every image's last submission. */
type Submissions = ReadonlyMap<string, CartSubmission>;

export interface SubmissionState {
  readonly submission: CartSubmission;
  /** Changes the submission of an image, unless an order for it is on its way. */
  set(imageId: string, submission: CartSubmission): void;
  /**
   * Sends an order, unless one for this image is on its way. Neither another image nor a closed lightbox calls it back: the
   * visitor has ordered. What `onAnswer` makes of an answer becomes the submission.
   */
  send(cart: CartBackend, image: GalleryImage, sent: SentOrder): void;
}

export function useSubmission(
  imageId: string | undefined,
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

  const write = useStableCallback((id: string, submission: CartSubmission) =>
    setSubmissions((all) => new Map(all).set(id, submission)),
  );
  const set = useStableCallback((id: string, submission: CartSubmission) => {
    if (!underway.current.has(id)) write(id, submission);
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
    if (underway.current.has(image.id)) return;
    underway.current.add(image.id);
    write(image.id, { status: 'adding' });
    const outcome = await ask(cart, image, sent.order);
    underway.current.delete(image.id);
    if (!isMounted.current) return;
    write(image.id, outcome instanceof Error ? { status: 'failed', failure: outcome } : settle(outcome, sent, image));
  });
  return { submission: submissions.get(imageId ?? '') ?? IDLE, set, send };
}
