import type { ContactFormInstance, ContactInputPart } from '../../backend/ContactFormBackend.ts';

export const UNIT_TAG_NAME = '_wpcf7_unit_tag';
export const HASH_NAME = '_wpcf7_posted_data_hash';
/** A nonce in a body counts like one in a header, and a stale one has the form refused. */
export const NONCE_NAME = '_wpnonce';

const PARTS: Readonly<Record<Exclude<ContactInputPart, 'value'>, string>> = {
  freeText: '_wpcf7_free_text_',
  quizToken: '_wpcf7_quiz_answer_',
  captchaToken: '_wpcf7_captcha_challenge_',
};

/** The name under which the server reads an input. */
export function inputName(fieldName: string, part: ContactInputPart, isList: boolean): string {
  if (part === 'value') return isList ? `${fieldName}[]` : fieldName;
  return `${PARTS[part]}${fieldName}`;
}

/** What the server wants to know of the form itself, in its own order; it needs nothing but the unit tag. */
export function hiddenFields({
  form,
  unitTag,
  continuation,
}: ContactFormInstance): readonly (readonly [name: string, value: string])[] {
  return [
    ['_wpcf7', form.id],
    ['_wpcf7_version', form.serverVersion ?? ''],
    ['_wpcf7_locale', form.locale ?? ''],
    [UNIT_TAG_NAME, unitTag],
    ['_wpcf7_container_post', form.containerId ?? ''],
    [HASH_NAME, continuation],
  ];
}
