import type { CommentField, ImageComment } from '../backend/CommentStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { CommentThreadEvent } from './commentEvents.ts';
import type { CommentThreadState } from './commentThreadState.ts';

function withList(state: CommentThreadState, request: number, list: readonly ImageComment[]): CommentThreadState {
  const comments = list.filter(({ id }) => !state.deletedIds.has(id));
  return { ...state, comments, loadFailure: null, listRequest: request };
}

function withDeletion(
  state: CommentThreadState,
  commentId: string,
  deletion: 'running' | LoggiaError | undefined,
): CommentThreadState {
  const deletions = new Map(state.deletions);
  deletions.delete(commentId);
  // The last of them is the news.
  if (deletion) deletions.set(commentId, deletion);
  return { ...state, deletions };
}

function withoutError(state: CommentThreadState, field: CommentField): CommentThreadState {
  if (state.errors[field] === undefined) return state;
  return { ...state, errors: { ...state.errors, [field]: undefined } };
}

function whenAnswered(
  state: CommentThreadState,
  { request, outcome }: Extract<CommentThreadEvent, { type: 'sendAnswered' }>,
): CommentThreadState {
  const answered = { ...state, errors: {} };
  if (outcome.status === 'refused') return { ...answered, errors: outcome.errors };
  return outcome.status === 'published' ? withList(answered, request, outcome.comments) : answered;
}

/** What becomes of the comments of one image when something happens to them. */
export function commentThreadReducer(state: CommentThreadState, event: CommentThreadEvent): CommentThreadState {
  switch (event.type) {
    case 'threadLoaded': {
      const known = { ...state, rules: event.thread.rules };
      return event.request > state.listRequest ? withList(known, event.request, event.thread.comments) : known;
    }
    case 'loadFailed':
      return event.request > state.listRequest ? { ...state, loadFailure: event.error } : state;
    case 'reloadPressed':
      return { ...state, loadFailure: null };
    case 'fieldEdited':
      return withoutError(state, event.field);
    case 'commentRefused':
      return { ...state, errors: event.errors };
    case 'sendStarted':
      return { ...state, errors: {} };
    case 'sendAnswered':
      return whenAnswered(state, event);
    case 'sendFailed':
      return state;
    case 'deletionStarted':
      return withDeletion(state, event.commentId, 'running');
    case 'commentDeleted': {
      const deletedIds = new Set(state.deletedIds).add(event.commentId);
      const comments = state.comments?.filter(({ id }) => id !== event.commentId);
      return { ...withDeletion(state, event.commentId, undefined), deletedIds, comments };
    }
    case 'deletionFailed':
      return withDeletion(state, event.commentId, event.error);
    default:
      return event satisfies never;
  }
}
