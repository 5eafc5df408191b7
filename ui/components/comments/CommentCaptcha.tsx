'use client';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { RefreshIcon } from '../../icons/RefreshIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { CommentInput } from './CommentInput.tsx';

export interface CommentCaptchaProps {
  readonly comments: UseCommentsResult;
}

/** A picture of characters, or that there is none, a button for another one, and the line to type them into. */
export function CommentCaptcha({ comments }: CommentCaptchaProps) {
  return (
    <>
      <div className="loggia-comment-captcha">
        {!comments.hasCaptchaFailed && <img {...comments.getCaptchaImageProps()} />}
        <p {...comments.getCaptchaMessageProps({ className: 'loggia-comment-error' })} />
        <IconButton {...comments.getRefreshCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <CommentInput comments={comments} field="captcha" />
    </>
  );
}
