import type { Context } from 'hono';
import type { RequestValues } from '../wire/readRequestValues.ts';
import type { CommentOptions } from './commentPanel.ts';
import type { Captchas } from './createCaptchas.ts';

const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const required = (field: string): string => `The ${field} field is required.`;

function emailError(email: string): string | undefined {
  if (!email) return required('email');
  return EMAIL_ADDRESS.test(email) ? undefined : 'The email field must contain a valid email address.';
}

/**
 * Returns the errors of a new comment, keyed by the real server's names. A request cannot make the site's required
 * fields optional.
 */
export function commentErrors(
  context: Context,
  values: RequestValues,
  options: CommentOptions,
  captchas: Captchas,
): Readonly<Record<string, string>> {
  const value = (name: string): string => values.posted(name).trim();
  const isOn = (option: boolean, name: string): boolean => option || value(name) === '1';
  const errors: Record<string, string | undefined> = {
    name: value('comment_name') ? undefined : required('name'),
    textarea: value('comment_text') ? undefined : required('comment'),
  };
  if (isOn(options.hasEmail, 'popup_enable_email')) errors['email'] = emailError(value('comment_email'));
  if (options.hasPrivacyPolicy && value('privacy_policy') !== '1')
    errors['privacy_policy'] = required('privacy policy');
  if (isOn(options.hasCaptcha, 'popup_enable_captcha')) {
    const answer = value('comment_captcha');
    if (!answer) errors['captcha'] = required('captcha');
    else if (!captchas.isRight(context, answer)) errors['captcha'] = 'Incorrect Security code.';
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error]] : [])));
}
