'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CommentStore } from '../../data/backend/CommentStore.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';

const readNothing = (): CommentDrafts => NO_DRAFTS;

/** Returns a store's drafts, which the whole page shares. */
export function useDrafts(store: CommentStore | undefined): readonly [CommentDrafts, DraftStore] {
  const [ownDrafts] = useState(createDraftStore);
  const draftStore = store ? draftStoreOf(store) : ownDrafts;
  const drafts = useSyncExternalStore(draftStore.subscribe, draftStore.read, readNothing);
  return [drafts, draftStore];
}

/**
 * The state of a comment that has not been accepted yet: `'running'` while it is being sent, or the error if sending
 * failed.
 */
export type CommentSending = 'running' | LoggiaError;

/** The user's drafts, and comments that have been sent but not accepted yet. */
export interface CommentDrafts {
  readonly name: string;
  /**
   * The email address; undefined until the user types one. Until then, the form shows the address known to the backend.
   */
  readonly email: string | undefined;
  /** Comment drafts by image key. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Pending or failed comments by image key. While a comment is being sent, its text remains in the draft, so that
   * users who return to the image see its status.
   */
  readonly sendings: ReadonlyMap<string, CommentSending>;
}

/** Stores drafts for `useSyncExternalStore`. */
export interface DraftStore {
  read(): CommentDrafts;
  update(change: Partial<CommentDrafts>): void;
  subscribe(onChange: () => void): () => void;
}

/** The drafts during server rendering and the first client render. */
const NO_DRAFTS: CommentDrafts = { name: '', email: undefined, texts: new Map(), sendings: new Map() };

function createDraftStore(): DraftStore {
  let drafts = NO_DRAFTS;
  const listeners = new Set<() => void>();
  return {
    read: () => drafts,
    update(change) {
      drafts = { ...drafts, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const draftStores = new WeakMap<object, DraftStore>();

/** Returns a comment store's draft store. It lives until the page is unloaded. */
function draftStoreOf(owner: object): DraftStore {
  const known = draftStores.get(owner);
  if (known) return known;
  const created = createDraftStore();
  draftStores.set(owner, created);
  return created;
}
