import { useComments, type UseCommentsOptions, type UseLightboxResult } from '@loggia/hooks';
import { BareCommentForm } from './BareCommentForm.tsx';

export interface BareCommentsProps extends Pick<UseCommentsOptions, 'onSubmitted'> {
  readonly lightbox: UseLightboxResult;
  readonly isOpen: boolean;
}

/** The comment form, its result, and the list of comments. */
export function BareComments({ lightbox, isOpen, onSubmitted }: BareCommentsProps) {
  const comments = useComments(lightbox, { isOpen, onSubmitted });
  const { labels } = comments;
  return (
    <>
      {comments.isFormReady && <BareCommentForm comments={comments} />}
      <div {...comments.getStatusProps()} />
      {comments.sendError && <button {...comments.getRetryButtonProps()} />}
      {comments.loadError && <button {...comments.getReloadButtonProps()} />}
      <ul {...comments.getListProps()}>
        {comments.comments.map((comment) => (
          <li key={comment.id} {...comments.getItemProps({ comment })}>
            <b>{comment.author}</b> {comment.date} <p>{comment.text}</p>
            {comment.canDelete && <button {...comments.getRemoveButtonProps({ comment })}>✕</button>}
            {comments.removalError(comment.id) && (
              <p>
                {labels.removeFailed} <button {...comments.getRetryRemoveButtonProps({ comment })} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {comments.status === 'ready' && comments.comments.length === 0 && <p>{labels.empty}</p>}
    </>
  );
}
