'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CommentStore } from '../backend/CommentStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

const readNothing = (): CommentDrafts => NO_DRAFTS;

/** The unsent texts for this store, shared by the whole page. */
export function useDrafts(store: CommentStore | undefined): readonly [CommentDrafts, DraftStore] {
  const [ownDrafts] = useState(createDraftStore);
  const draftStore = store ? draftStoreOf(store) : ownDrafts;
  const drafts = useSyncExternalStore(draftStore.subscribe, draftStore.read, readNothing);
  return [drafts, draftStore];
}

/** A comment that was not accepted yet: being sent, or the error. */
export type CommentSending = 'running' | LoggiaError;

/** The visitor's texts that were typed, and those that were sent and are not accepted yet. */
export interface CommentDrafts {
  readonly name: string;
  /** Undefined until it is typed: the form shows the address that the back end knows. */
  readonly email: string | undefined;
  /** By image. */
  readonly texts: ReadonlyMap<string, string>;
  /** By image. A text that is being sent stays in its draft, so that a visitor who comes back sees its status. */
  readonly sendings: ReadonlyMap<string, CommentSending>;
}

/** Holds drafts, for `useSyncExternalStore`. */
export interface DraftStore {
  read(): CommentDrafts;
  update(change: Partial<CommentDrafts>): void;
  subscribe(onChange: () => void): () => void;
}

/** Nothing typed yet: what a server and the first client render have. */
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

/** Returns the drafts for one back end. They live as long as the page. */
function draftStoreOf(owner: object): DraftStore {
  const known = draftStores.get(owner);
  if (known) return known;
  const created = createDraftStore();
  draftStores.set(owner, created);
  return created;
}
