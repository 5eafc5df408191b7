import type { FormField } from '../rest/types.ts';

/** What deletes a comment. What the form has for a proof goes along. */
export function deleteCommentFields(
  imageId: string,
  commentId: string,
  proofs: readonly FormField[],
): readonly FormField[] {
  return [['ajax_task', 'delete_comment'], ['id_image', imageId], ['id_comment', commentId], ...proofs];
}
