'use client';
import type { CommentField } from '@loggia/hooks/backend';
import type { UseCommentsResult } from '@loggia/hooks/comments';

export interface CommentLabelProps {
  readonly comments: Pick<UseCommentsResult, 'getLabelProps'>;
  readonly field: CommentField;
}

/** What a field asks for. */
export function CommentLabel({ comments, field }: CommentLabelProps) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id
  return <label {...comments.getLabelProps({ field })} />;
}
