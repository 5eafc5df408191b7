import type { FormField } from '../rest/types.ts';

/** What asks for the comments of an image: the fields of the form, of which the server reads the last three. */
export function displayCommentsFields(imageId: string): readonly FormField[] {
  return [
    ['bwg_name', ''],
    ['bwg_comment', ''],
    ['bwg_email', ''],
    ['bwg_captcha_input', ''],
    ['ajax_task', 'display'],
    ['image_id', imageId],
    ['comment_id', ''],
  ];
}
