import type { FormField } from '../rest/types.ts';

/** What deletes a comment. The nonce goes along where the form has one. */
export function deleteCommentFields(imageId: string, commentId: string, nonce: string): readonly FormField[] {
  const fields: readonly FormField[] = [
    ['ajax_task', 'delete_comment'],
    ['id_image', imageId],
    ['id_comment', commentId],
  ];
  return nonce ? [...fields, ['_wpnonce', nonce]] : fields;
}
