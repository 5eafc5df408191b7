import type { ContactFormInstance, ContactInputPart } from '../../backend/ContactFormBackend.ts';

/** Names that begin so are the server's own. */
export const STATE_PREFIX = '_wpcf7';
/** A trap for machines: it goes along as it came. */
export const TRAP_PREFIX = `${STATE_PREFIX}_ak_`;

/** What the server wants to know of the form itself. */
export const STATE_NAMES = {
  id: STATE_PREFIX,
  version: `${STATE_PREFIX}_version`,
  locale: `${STATE_PREFIX}_locale`,
  unitTag: `${STATE_PREFIX}_unit_tag`,
  container: `${STATE_PREFIX}_container_post`,
  hash: `${STATE_PREFIX}_posted_data_hash`,
} as const;

/** A nonce in a body counts like one in a header, and a stale one has the form refused. */
export const NONCE_NAME = '_wpnonce';

const PARTS: Readonly<Record<Exclude<ContactInputPart, 'value'>, string>> = {
  freeText: `${STATE_PREFIX}_free_text_`,
  quizToken: `${STATE_PREFIX}_quiz_answer_`,
  captchaToken: `${STATE_PREFIX}_captcha_challenge_`,
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
    [STATE_NAMES.id, form.id],
    [STATE_NAMES.version, form.serverVersion ?? ''],
    [STATE_NAMES.locale, form.locale ?? ''],
    [STATE_NAMES.unitTag, unitTag],
    [STATE_NAMES.container, form.containerId ?? ''],
    [STATE_NAMES.hash, continuation],
  ];
}
