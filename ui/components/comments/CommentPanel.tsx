'use client';
import { useContext } from 'react';
import { useComments } from '@loggia/hooks/comments';
import type { CommentsTarget, UseCommentsOptions } from '@loggia/hooks/comments';
import { ListenersContext } from '../../ListenersContext.ts';
import { useKit } from '../../useKit.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { CommentMessage } from './CommentMessage.tsx';

export interface CommentPanelProps extends UseCommentsOptions {
  /** What is commented on: a lightbox, or anything that shows one image. */
  readonly lightbox: CommentsTarget;
}

/** The comments of an image: a form for another one, what became of it, and the list. Content of a sidebar, or alone. */
export function CommentPanel({ lightbox, ...options }: CommentPanelProps) {
  const { labels, alertsFailures } = useKit();
  const listeners = useContext(ListenersContext);
  const comments = useComments(lightbox, {
    ...listeners,
    alertsFailures,
    ...options,
    labels: options.labels ?? labels?.comments,
  });
  return (
    <div className="loggia-comments" data-status={comments.status}>
      {comments.isFormReady && <CommentForm comments={comments} />}
      <CommentMessage comments={comments} />
      <CommentList comments={comments} />
    </div>
  );
}
