import type { NewComment } from '../backend/CommentStore.ts';
import type { FormField } from '../rest/types.ts';

const toDigit = (value: unknown): string => (value ? '1' : '0');

/**
 * What adds a comment. The original never says that an email address is asked for, so that its server cannot insist on one
 * (facts.md 9.15); this does. `proofs` are those of the form.
 */
export function addCommentFields(
  imageId: string,
  comment: NewComment,
  proofs: readonly FormField[] = [],
): readonly FormField[] {
  const { rules } = comment;
  const fields: readonly FormField[] = [
    ['ajax_task', 'add_comment'],
    ['comment_name', comment.name],
    ['comment_email', comment.email],
    ['comment_text', comment.text],
    ['comment_captcha', comment.captcha],
    ['popup_enable_captcha', toDigit(rules.captchaUrl)],
    ['privacy_policy', toDigit(comment.hasAcceptedPrivacyPolicy)],
    ['comment_image_id', imageId],
    ['comment_moderation', toDigit(rules.isModerated)],
    ...proofs,
  ];
  return rules.hasEmail ? [...fields, ['popup_enable_email', '1']] : fields;
}
