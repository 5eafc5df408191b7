'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CartBackend } from '../backend/CartBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { cartChoicesReducer, NO_CHOICES } from './cartChoicesReducer.ts';
import type { CartChoiceEvent, CartChoices } from './cartChoicesReducer.ts';
import { choiceStoreOf } from './choiceStoreOf.ts';
import { createChoiceStore } from './createChoiceStore.ts';

/** What the visitor has chosen for an image, and the way to tell of more. Kept for as long as the page lives. */
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
