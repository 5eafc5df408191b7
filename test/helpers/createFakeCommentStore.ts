import type { CommentOutcome, CommentStore, CommentThread, NewComment } from '../../hooks/data/backend/CommentStore.ts';

/** A call that waits for its response. */
export interface WaitingCall<TData> {
  readonly imageId: string;
  readonly signal: AbortSignal;
  readonly comment?: NewComment;
  readonly commentId?: string;
  resolve(answer: TData): void;
  reject(error: unknown): void;
}

/** A comment store whose responses the test provides. */
export interface FakeCommentStore extends CommentStore {
  readonly loads: readonly WaitingCall<CommentThread>[];
  readonly additions: readonly WaitingCall<CommentOutcome>[];
  readonly removals: readonly WaitingCall<void>[];
}

export function createFakeCommentStore(): FakeCommentStore {
  const loads: WaitingCall<CommentThread>[] = [];
  const additions: WaitingCall<CommentOutcome>[] = [];
  const removals: WaitingCall<void>[] = [];
  return {
    loads,
    additions,
    removals,
    load: ({ id: imageId }, { signal }) =>
      new Promise((resolve, reject) => void loads.push({ imageId, signal, resolve, reject })),
    add: ({ id: imageId }, comment, { signal }) =>
      new Promise((resolve, reject) => void additions.push({ imageId, comment, signal, resolve, reject })),
    remove: ({ id: imageId }, commentId, { signal }) =>
      new Promise((resolve, reject) => void removals.push({ imageId, commentId, signal, resolve, reject })),
  };
}
