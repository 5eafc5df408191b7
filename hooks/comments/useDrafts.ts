'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CommentStore } from '../backend/CommentStore.ts';
import { createDraftStore, NO_DRAFTS } from './createDraftStore.ts';
import type { CommentDrafts, DraftStore } from './createDraftStore.ts';
import { draftStoreOf } from './draftStoreOf.ts';

const readNothing = (): CommentDrafts => NO_DRAFTS;

/** What was typed and not sent to this store, on the whole page. */
export function useDrafts(store: CommentStore | undefined): readonly [CommentDrafts, DraftStore] {
  const [ownDrafts] = useState(createDraftStore);
  const draftStore = store ? draftStoreOf(store) : ownDrafts;
  const drafts = useSyncExternalStore(draftStore.subscribe, draftStore.read, readNothing);
  return [drafts, draftStore];
}
