import { array, check, fallback, nullish, object, optional, pipe, safeParse, string, unknown } from 'valibot';
import type { ContactFormAnswer, InvalidContactField } from '../../backend/ContactFormAnswer.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { LONGEST_STATUS_LENGTH } from '../constants.ts';
import { parseRenewal } from './parseRenewal.ts';
import { toOutcome } from './toOutcome.ts';

const text = fallback(optional(string(), ''), '');
const list = fallback(optional(array(unknown()), []), []);

const feedbackSchema = object({
  status: pipe(
    string(),
    check((status) => /^[\w -]+$/.test(status) && status.length <= LONGEST_STATUS_LENGTH),
  ),
  message: text,
  posted_data_hash: text,
  invalid_fields: list,
  /** Before 5.2. */
  invalidFields: list,
});

const invalidFieldSchema = object({
  field: nullish(string()),
  into: nullish(string()),
  message: text,
  idref: nullish(string()),
  error_id: nullish(string()),
});

/** Newer servers say the name; older ones a selector that ends with it. Both say an id that ends with it. */
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

/** What became of a form. Throws `InvalidAnswerError` for anything that does not say so. */
export function parseFeedback(body: unknown, base: string): ContactFormAnswer {
  const result = safeParse(feedbackSchema, body);
  if (!result.success) throw new InvalidAnswerError('The answer to a contact form has another shape.');
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
