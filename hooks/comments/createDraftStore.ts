import type { LoggiaError } from '../errors/LoggiaError.ts';

/** A comment that was sent and not taken yet: on its way, or why it failed. */
export type CommentSending = 'running' | LoggiaError;

/** What visitors have typed, and what of it was sent and not taken yet. */
export interface CommentDrafts {
  readonly name: string;
  /** Undefined until it is typed: an address that the back end knows stands there. */
  readonly email: string | undefined;
  /** By image. */
  readonly texts: ReadonlyMap<string, string>;
  /** By image. A text that is under way stays in its draft: whoever comes back to it has to be told. */
  readonly sendings: ReadonlyMap<string, CommentSending>;
}

/** Holds drafts, for `useSyncExternalStore`. */
export interface DraftStore {
  read(): CommentDrafts;
  update(change: Partial<CommentDrafts>): void;
  subscribe(onChange: () => void): () => void;
}

/** Nothing typed yet: what a server and the first client render have. */
export const NO_DRAFTS: CommentDrafts = { name: '', email: undefined, texts: new Map(), sendings: new Map() };

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
