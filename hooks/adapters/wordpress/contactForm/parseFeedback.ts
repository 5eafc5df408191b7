import {
  array,
  check,
  fallback,
  nullish,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  tuple,
  unknown,
} from 'valibot';
import type {
  ContactFormResponse,
  ContactFormOutcome,
  ContactFormRenewal,
  InvalidContactField,
  NewContactCaptcha,
  NewContactQuiz,
} from '../../../data/backend/ContactFormBackend.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MAX_STATUS_LENGTH } from '../constants.ts';
import { toWebUrl } from '../wireValues.ts';
import { captchaToken } from './inputNames.ts';

const text = fallback(optional(string(), ''), '');
const list = fallback(optional(array(unknown()), []), []);

const feedbackSchema = object({
  status: pipe(
    string(),
    check((status) => /^[\w -]+$/.test(status) && status.length <= MAX_STATUS_LENGTH),
  ),
  message: text,
  posted_data_hash: text,
  invalid_fields: list,
  /** Used before Contact Form 7 version 5.2. */
  invalidFields: list,
});

const invalidFieldSchema = object({
  field: nullish(string()),
  into: nullish(string()),
  message: text,
  idref: nullish(string()),
  error_id: nullish(string()),
});

/**
 * Returns a field's name. Newer servers send the name itself, and older ones send a selector that ends with it. Servers
 * of any version may also send an element id that ends with the name.
 */
function nameIn(field: string | undefined, into: string | undefined, errorId: string | undefined): string | undefined {
  if (field) return field;
  if (into?.includes('.')) return into.slice(into.lastIndexOf('.') + 1);
  const place = errorId?.indexOf('-ve-') ?? -1;
  return place === -1 ? undefined : errorId?.slice(place + '-ve-'.length);
}

function toInvalidField(value: unknown): readonly InvalidContactField[] {
  const result = safeParse(invalidFieldSchema, value);
  if (!result.success) return [];
  const { field, into, message, idref, error_id: errorId } = result.output;
  const name = nameIn(field ?? undefined, into ?? undefined, errorId ?? undefined);
  return name ? [{ name, message, elementId: idref ?? undefined }] : [];
}

/** Returns the outcome of a sent form. Throws `InvalidResponseError` for any other response. */
export function parseFeedback(body: unknown, base: string): ContactFormResponse {
  const result = safeParse(feedbackSchema, body);
  if (!result.success) throw new InvalidResponseError('The response to a contact form has an unexpected format.');
  const {
    status,
    message,
    posted_data_hash: continuation,
    invalid_fields: newer,
    invalidFields: older,
  } = result.output;
  return {
    ...parseRenewal(body, base),
    outcome: toOutcome(status),
    serverStatus: status,
    message,
    invalidFields: (newer.length > 0 ? newer : older).flatMap(toInvalidField),
    continuation,
  };
}

const OUTCOMES: ReadonlyMap<string, ContactFormOutcome> = new Map([
  ['init', 'init'],
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['payment_required', 'payment-required'],
  ['error', 'error'],
]);

/** Maps a server's status to an outcome. An unknown status becomes `custom-…`, normalized as in the original script. */
export function toOutcome(status: string): ContactFormOutcome {
  const changed = status
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/, '-');
  return OUTCOMES.get(status) ?? `custom-${changed}`;
}

const mapSchema = record(string(), unknown());
const quizSchema = tuple([string(), string()]);

/** Returns the entries of an object. PHP encodes an empty object as an empty list. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  const result = safeParse(mapSchema, value);
  return result.success ? Object.entries(result.output) : [];
}

function toQuiz(value: unknown): NewContactQuiz | undefined {
  const result = safeParse(quizSchema, value);
  if (!result.success) return undefined;
  const [question, token] = result.output;
  return { question, token };
}

function toCaptcha(value: unknown, base: string): NewContactCaptcha | undefined {
  const imageUrl = typeof value === 'string' ? toWebUrl(value, base) : undefined;
  return imageUrl === undefined ? undefined : { imageUrl, token: captchaToken(imageUrl) };
}

function toMap<TQuestion>(
  value: unknown,
  parse: (entry: unknown) => TQuestion | undefined,
): ReadonlyMap<string, TQuestion> {
  const found = entriesOf(value).map(([name, entry]) => [name, parse(entry)] as const);
  return new Map(found.filter((entry): entry is readonly [string, TQuestion & {}] => entry[1] !== undefined));
}

/** Parses the new questions in any response. Invalid questions are omitted, so that the old question is kept. */
export function parseRenewal(body: unknown, base: string): ContactFormRenewal {
  const known = new Map(entriesOf(body));
  return {
    quizzes: toMap(known.get('quiz'), toQuiz),
    captchas: toMap(known.get('captcha'), (value) => toCaptcha(value, base)),
    raw: body,
  };
}
