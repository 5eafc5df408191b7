/** What visitors have typed and not sent. */
export interface CommentDrafts {
  readonly name: string;
  /** Undefined until it is typed: an address that the back end knows stands there. */
  readonly email: string | undefined;
  /** By image. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Holds drafts, for `useSyncExternalStore`. */
export interface DraftStore {
  read(): CommentDrafts;
  update(change: Partial<CommentDrafts>): void;
  subscribe(onChange: () => void): () => void;
}

/** Nothing typed yet: what a server and the first client render have. */
export const NO_DRAFTS: CommentDrafts = { name: '', email: undefined, texts: new Map() };

export function createDraftStore(): DraftStore {
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
