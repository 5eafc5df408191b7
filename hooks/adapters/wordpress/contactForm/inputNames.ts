import type {
  ContactFormInstance,
  ContactInputPart,
  InvalidContactField,
} from '../../../data/backend/ContactFormBackend.ts';
import type { ContactFormDescription } from '../../../data/backend/ContactFormDescription.ts';

/** Prefix of the server's own input names. */
export const STATE_PREFIX = '_wpcf7';
/** Prefix of honeypot fields, which are sent back unchanged. */
export const HONEYPOT_PREFIX = `${STATE_PREFIX}_ak_`;

/** Names of the hidden inputs that describe the form itself. */
export const STATE_NAMES = {
  id: STATE_PREFIX,
  version: `${STATE_PREFIX}_version`,
  locale: `${STATE_PREFIX}_locale`,
  unitTag: `${STATE_PREFIX}_unit_tag`,
  container: `${STATE_PREFIX}_container_post`,
  hash: `${STATE_PREFIX}_posted_data_hash`,
} as const;

/**
 * Field name for a nonce in a request body. WordPress treats it like a nonce in a header, so a stale nonce makes the
 * request fail.
 */
export const NONCE_NAME = '_wpnonce';

const FREE_TEXT_PREFIX = `${STATE_PREFIX}_free_text_`;

const PARTS: Readonly<Record<Exclude<ContactInputPart, 'value'>, string>> = {
  freeText: FREE_TEXT_PREFIX,
  quizToken: `${STATE_PREFIX}_quiz_answer_`,
  captchaToken: `${STATE_PREFIX}_captcha_challenge_`,
};

/**
 * Whether the server's version is older than 5.9. In these versions, free-text inputs have no prefix. A missing version
 * counts as newer.
 */
function isBeforeFreeTextPrefix({ serverVersion = '' }: Pick<ContactFormDescription, 'serverVersion'>): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(serverVersion) ?? [];
  return Number(major) < 5 || (Number(major) === 5 && Number(minor) < 9);
}

/** Returns the name that the form's server expects for an input. */
export function inputName(
  fieldName: string,
  part: ContactInputPart,
  isList: boolean,
  form: Pick<ContactFormDescription, 'serverVersion'> = {},
): string {
  if (part === 'value') return isList ? `${fieldName}[]` : fieldName;
  if (part === 'freeText' && isBeforeFreeTextPrefix(form)) return `${fieldName}_free_text`;
  return `${PARTS[part]}${fieldName}`;
}

/** Returns the hidden fields that describe the form itself, in the server's order. Only the unit tag is required. */
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

/** Returns a name as it appears in a class name. Older versions report fields by class. */
const classOf = (name: string): string => name.replaceAll('.', '_').replaceAll(/[^\w-]/g, '');

/** Replaces class names in errors with the names of the form's fields (`myemail` becomes `my:email`). */
export function withFieldNames(
  invalidFields: readonly InvalidContactField[],
  fields: ContactFormDescription['fields'],
): readonly InvalidContactField[] {
  const names = new Set(fields.flatMap((field) => ('name' in field && field.name !== undefined ? [field.name] : [])));
  const byClass = new Map([...names].map((name) => [classOf(name), name] as const));
  return invalidFields.map((invalid) => {
    const name = names.has(invalid.name) ? undefined : byClass.get(invalid.name);
    return name === undefined ? invalid : { ...invalid, name };
  });
}

/**
 * Returns the digits in the file name of a captcha image, or an empty string. They identify the captcha to the server.
 */
export function captchaToken(imageUrl: string): string {
  return /(\d{1,20})\.(?:png|gif|jpe?g)(?:[?#]|$)/i.exec(imageUrl)?.[1] ?? '';
}
