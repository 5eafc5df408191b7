'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CartBackend } from '../backend/CartBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { cartChoicesReducer, NO_CHOICES } from './cartChoices.ts';
import type { CartChoiceEvent, CartChoices } from './cartChoices.ts';

/** Holds the visitor's choices for an image and the function that changes them. They are kept for the lifetime of the page. */
export function useCartChoices(
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

/** The choices for each image, by image id. */
interface ChoiceStore {
  read(imageId: string | undefined): CartChoices;
  write(imageId: string, choices: CartChoices): void;
  /** Runs `onChange` after each write; returns the function that ends it. */
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
      // A function of its own for each subscription: two hooks may hand in the same one.
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new WeakMap<CartBackend, ChoiceStore>();

/** The choices of a back end's images. They live as long as the back end does, however often the lightbox is closed. */
function choiceStoreOf(cart: CartBackend): ChoiceStore {
  const known = stores.get(cart) ?? createChoiceStore();
  stores.set(cart, known);
  return known;
}
