import type { Backend } from '../backend/Backend.ts';
import type { CommentRules, CommentStore } from '../backend/CommentStore.ts';
import type { CommentsTarget, UseCommentsOptions } from './types.ts';

export interface ResolvedComments {
  /** Undefined where there are no comments. */
  readonly store: CommentStore | undefined;
  /** The comments are in view, and so is an image to which they belong. */
  readonly isActive: boolean;
  /** Rules that are known before the comments come. */
  readonly settingRules: CommentRules | undefined;
}

/** Whether there are comments here, and whether they are wanted now. */
export function resolveComments(
  { status = 'open', image, settings = {} }: CommentsTarget,
  { store, isOpen = true, enabled = true }: UseCommentsOptions,
  backend: Backend | null,
): ResolvedComments {
  const isWanted = enabled && settings.comments !== false;
  const found = isWanted ? (store ?? backend?.comments) : undefined;
  return {
    store: found,
    isActive: found !== undefined && isOpen && status === 'open' && image !== undefined,
    settingRules: settings.commentRules,
  };
}
