import type { CommentErrors, CommentField, NewComment } from '../../data/backend/CommentStore.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import type { CommentLabels } from './labels.ts';

/** Validates a comment before it is sent. Returns an empty object if the comment is valid. */
export function validateComment(comment: NewComment, labels: CommentLabels): CommentErrors {
  const { rules, name, email, text, captcha, hasAcceptedPrivacyPolicy } = comment;
  const required = (field: CommentField): string => fillLabel(labels.required, { field: labels[field] });
  const errors: Partial<Record<CommentField, string>> = {};
  if (!name.trim()) errors.name = required('name');
  if (rules.hasEmail && !email.trim()) errors.email = required('email');
  else if (rules.hasEmail && !isEmailAddress(email.trim())) errors.email = labels.invalidEmail;
  if (!text.trim()) errors.text = required('text');
  if (rules.captchaUrl && !captcha.trim()) errors.captcha = required('captcha');
  if (rules.hasPrivacyPolicy && !hasAcceptedPrivacyPolicy) errors.privacyPolicy = required('privacyPolicy');
  return errors;
}

const FIELDS_IN_ORDER: readonly CommentField[] = ['name', 'email', 'text', 'captcha', 'privacyPolicy'];

/** Returns the first invalid field, in the order of the form. */
export function firstWrongField(errors: CommentErrors): CommentField | undefined {
  return FIELDS_IN_ORDER.find((field) => errors[field] !== undefined);
}

/** Matches an email address. The parts cannot overlap, so matching takes linear time. */
const EMAIL_ADDRESS = /^\w+(?:[.-]\w+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z\d]+$/i;

export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}
