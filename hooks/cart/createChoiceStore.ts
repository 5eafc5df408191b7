import { NO_CHOICES } from './cartChoicesReducer.ts';
import type { CartChoices } from './cartChoicesReducer.ts';

/** What was chosen for each image, by image id. */
export interface ChoiceStore {
  read(imageId: string | undefined): CartChoices;
  write(imageId: string, choices: CartChoices): void;
  /** Runs `onChange` after each write; returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
}

export function createChoiceStore(): ChoiceStore {
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
