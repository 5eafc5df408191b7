import type { CartBackend } from '../backend/CartBackend.ts';
import { createChoiceStore } from './createChoiceStore.ts';
import type { ChoiceStore } from './createChoiceStore.ts';

const stores = new WeakMap<CartBackend, ChoiceStore>();

/** The choices of a back end's images. They live as long as the back end does, however often the lightbox is closed. */
export function choiceStoreOf(cart: CartBackend): ChoiceStore {
  const known = stores.get(cart) ?? createChoiceStore();
  stores.set(cart, known);
  return known;
}
