import type { CommentErrors, CommentField } from '../backend/CommentStore.ts';

const FIELDS_IN_ORDER: readonly CommentField[] = ['name', 'email', 'text', 'captcha', 'privacyPolicy'];

/** The first field of the form that something is wrong with. */
export function firstWrongField(errors: CommentErrors): CommentField | undefined {
  return FIELDS_IN_ORDER.find((field) => errors[field] !== undefined);
}
