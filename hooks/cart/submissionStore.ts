import type { CartBackend } from '../backend/CartBackend.ts';
import type { CartSubmission } from './types.ts';

/** What became of the last press of "Add to cart", by section and image. */
export type Submissions = ReadonlyMap<string, CartSubmission>;

/** Holds submissions, for `useSyncExternalStore`. */
export interface SubmissionStore {
  read(): Submissions;
  write(key: string, submission: CartSubmission): void;
  subscribe(onChange: () => void): () => void;
}

/** Nothing was ordered yet: what a server and the first client render have. */
export const NO_SUBMISSIONS: Submissions = new Map();

export function createSubmissionStore(): SubmissionStore {
  let submissions = NO_SUBMISSIONS;
  const listeners = new Set<() => void>();
  return {
    read: () => submissions,
    write(key, submission) {
      submissions = new Map(submissions).set(key, submission);
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

const stores = new WeakMap<CartBackend, SubmissionStore>();

/**
 * The submissions of a back end. An order goes on when the lightbox is closed, and its choices stay: whoever comes back has to
 * see that it is on its way.
 */
export function submissionStoreOf(cart: CartBackend): SubmissionStore {
  const known = stores.get(cart) ?? createSubmissionStore();
  stores.set(cart, known);
  return known;
}
