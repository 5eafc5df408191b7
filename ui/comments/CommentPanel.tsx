'use client';
import { useContext } from 'react';
import {
  useComments,
  type CommentsTarget,
  type UseCommentsOptions,
  type UseCommentsResult,
} from '@loggia/hooks/comments';
import type { CommentField, ImageComment } from '@loggia/hooks/backend';
import { errorKind } from '@loggia/hooks/errors';
import { safeHref, useItemKeys } from '@loggia/hooks/shared';
import { DeleteIcon } from '../icons/DeleteIcon.ts';
import { RefreshIcon } from '../icons/RefreshIcon.ts';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { Notice } from '../notice/Notice.tsx';
import { AWAITED_COMMENT_COUNT } from './constants.ts';

export interface CommentPanelProps extends UseCommentsOptions {
  /**
   * The lightbox whose current image's comments are shown. You can also pass any other object that has a current image.
   */
  readonly lightbox: CommentsTarget;
}

/** Renders the comments on an image: the form, its result and the list. Use it in a sidebar or on its own. */
export function CommentPanel({ lightbox, ...options }: CommentPanelProps) {
  const { labels, alertFailures } = useKit();
  const listeners = useContext(ListenersContext);
  const comments = useComments(lightbox, {
    ...listeners,
    alertFailures,
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

export interface CommentMessageProps {
  readonly comments: UseCommentsResult;
}

/** Renders the last status message, and a retry button after a failure. */
export function CommentMessage({ comments }: CommentMessageProps) {
  const renderStatus = useContext(StatusContext);
  const error = comments.sendError ?? comments.loadError;
  // The result of a deletion is shown next to its comment.
  const isShown = error !== null || comments.notice !== null || (comments.isSending && comments.isWaiting);
  const { loadError, labels } = comments;
  const kind = loadError && !comments.sendError ? errorKind(loadError) : undefined;
  return (
    <Notice
      className={kind ? undefined : 'loggia-comment-message'}
      kind={kind}
      heading={kind && (kind === 'offline' ? labels.offlineTitle : labels.loadFailedTitle)}
      text={renderStatus(
        <div {...comments.getStatusProps({ className: isShown ? undefined : 'loggia-visually-hidden' })} />,
        comments.announcement,
      )}
      data-failed={error ? '' : undefined}
    >
      {comments.sendError && <button {...comments.getRetryButtonProps()} />}
      {loadError && <button {...comments.getReloadButtonProps()} />}
    </Notice>
  );
}

interface CommentFormProps {
  readonly comments: UseCommentsResult;
}

/** Renders the form for writing a comment. */
export function CommentForm({ comments }: CommentFormProps) {
  const { rules, labels } = comments;
  return (
    <form {...comments.getFormProps({ className: 'loggia-comment-form' })}>
      <CommentInput comments={comments} field="name" />
      {rules.hasEmail && <CommentInput comments={comments} field="email" />}
      <div className="loggia-comment-field">
        <CommentLabel comments={comments} field="text" />
        <textarea {...comments.getTextProps({ rows: 4 })} />
        <CommentFieldError comments={comments} field="text" />
      </div>
      {rules.captchaUrl && <CommentCaptcha comments={comments} />}
      {rules.hasPrivacyPolicy && <CommentPrivacyPolicy comments={comments} />}
      {rules.isModerated && <p className="loggia-comment-hint">{labels.isModerated}</p>}
      {rules.audience === 'visitor' && <p className="loggia-comment-hint">{labels.onlyYou}</p>}
      <button {...comments.getSubmitButtonProps({ className: 'loggia-comment-submit' })} />
    </form>
  );
}

interface CommentInputProps {
  readonly comments: UseCommentsResult;
  readonly field: 'name' | 'email' | 'captcha';
}

function CommentInput({ comments, field }: CommentInputProps) {
  return (
    <div className="loggia-comment-field">
      <CommentLabel comments={comments} field={field} />
      <input {...comments.getInputProps({ field })} />
      <CommentFieldError comments={comments} field={field} />
    </div>
  );
}

interface CommentLabelProps {
  readonly comments: Pick<UseCommentsResult, 'getLabelProps'>;
  readonly field: CommentField;
}

function CommentLabel({ comments, field }: CommentLabelProps) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides the field's id
  return <label {...comments.getLabelProps({ field })} />;
}

interface CommentFieldErrorProps {
  readonly comments: Pick<UseCommentsResult, 'getErrorProps'>;
  readonly field: CommentField;
}

function CommentFieldError({ comments, field }: CommentFieldErrorProps) {
  return <p {...comments.getErrorProps({ field, className: 'loggia-comment-error' })} />;
}

interface CommentCaptchaProps {
  readonly comments: UseCommentsResult;
}

/** Renders the captcha: an image or an error message, a button that requests another image, and the text field. */
function CommentCaptcha({ comments }: CommentCaptchaProps) {
  const renderStatus = useContext(StatusContext);
  const status = <p {...comments.getCaptchaStatusProps({ className: 'loggia-comment-error' })} />;
  return (
    <>
      <div className="loggia-comment-captcha">
        {!comments.hasCaptchaFailed && <img {...comments.getCaptchaImageProps()} />}
        {renderStatus(status, comments.hasCaptchaFailed && comments.labels.captchaFailed)}
        <IconButton {...comments.getRefreshCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <CommentInput comments={comments} field="captcha" />
    </>
  );
}

interface CommentPrivacyPolicyProps {
  readonly comments: UseCommentsResult;
}

/** Renders the required checkbox for accepting the privacy policy. */
export function CommentPrivacyPolicy({ comments }: CommentPrivacyPolicyProps) {
  const { rules, labels } = comments;
  return (
    <div className="loggia-comment-policy">
      <input {...comments.getInputProps({ field: 'privacyPolicy' })} />
      <CommentLabel comments={comments} field="privacyPolicy" />
      {safeHref(rules.privacyPolicyUrl) && (
        <a href={safeHref(rules.privacyPolicyUrl)} target="_blank" rel="noopener">
          {labels.readPrivacyPolicy}
        </a>
      )}
      <CommentFieldError comments={comments} field="privacyPolicy" />
    </div>
  );
}

interface CommentListProps {
  readonly comments: UseCommentsResult;
}

/** Renders the list of comments. The newest comment comes first. */
export function CommentList({ comments }: CommentListProps) {
  const { status, labels } = comments;
  const keyOf = useItemKeys(comments.comments);
  const isEmpty = comments.comments.length === 0;
  if (status === 'loading') return <CommentPlaceholders comments={comments} />;
  if (isEmpty) {
    return status === 'ready' && <Notice kind="empty" heading={labels.emptyTitle} text={<p>{labels.empty}</p>} />;
  }
  return (
    <ul {...comments.getListProps({ className: 'loggia-comment-list' })}>
      {comments.comments.map((comment, index) => (
        <Comment key={keyOf(index)} comments={comments} comment={comment} />
      ))}
    </ul>
  );
}

/** Renders skeletons for the form and the comments while they are loading. */
function CommentPlaceholders({ comments }: CommentListProps) {
  const { isFormReady, count = AWAITED_COMMENT_COUNT, labels } = comments;
  return (
    <>
      <p className="loggia-visually-hidden">{labels.loading}</p>
      {!isFormReady && (
        <div className="loggia-comment-form" aria-hidden>
          <span className="loggia-skeleton" />
          <span className="loggia-skeleton" />
          <span className="loggia-skeleton" />
        </div>
      )}
      <div className="loggia-comment-list" aria-hidden>
        {Array.from({ length: Math.min(count, AWAITED_COMMENT_COUNT) }, (_, index) => (
          <div key={index} className="loggia-comment">
            <p className="loggia-skeleton" />
            <p className="loggia-skeleton" />
          </div>
        ))}
      </div>
    </>
  );
}

interface CommentProps {
  readonly comments: UseCommentsResult;
  readonly comment: ImageComment;
}

/** Renders a comment with its author, date and text, and a delete button if the user is allowed to delete it. */
function Comment({ comments, comment }: CommentProps) {
  const { getItemProps, getRemoveButtonProps, getRetryRemoveButtonProps } = comments;
  const text = comments.removalText(comment.id);
  const failure = comments.removalError(comment.id);
  return (
    <li {...getItemProps({ comment, className: 'loggia-comment' })}>
      <p className="loggia-comment-head">
        <bdi>{comment.author}</bdi>
        {comment.date && <span className="loggia-comment-date">{comment.date}</span>}
      </p>
      <p className="loggia-comment-text" dir="auto">
        {comment.text}
      </p>
      {comment.canDelete && <IconButton {...getRemoveButtonProps({ comment })} icon={<DeleteIcon />} />}
      {text && (
        <p className={failure ? 'loggia-comment-error' : 'loggia-comment-hint'}>
          {text} {failure && <button {...getRetryRemoveButtonProps({ comment })} />}
        </p>
      )}
    </li>
  );
}
