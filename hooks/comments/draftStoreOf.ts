import { createDraftStore } from './createDraftStore.ts';
import type { DraftStore } from './createDraftStore.ts';

const draftStores = new WeakMap<object, DraftStore>();

/** The drafts of everything that writes to one back end. They live as long as the page, whatever closes on it. */
export function draftStoreOf(owner: object): DraftStore {
  const known = draftStores.get(owner);
  if (known) return known;
  const created = createDraftStore();
  draftStores.set(owner, created);
  return created;
}
