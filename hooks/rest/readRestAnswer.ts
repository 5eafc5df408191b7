import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { LoggiaError } from '../errors/LoggiaError.ts';
import { RestError } from '../errors/RestError.ts';
import { isRecord, plainText } from '../shared/foreignValues.ts';
import { INVALID_JSON_MESSAGE, UNKNOWN_ERROR_MESSAGE } from './constants.ts';
import { parseJsonAnswer } from './parseJsonAnswer.ts';
import type { ExchangeAnswer, RestAnswer, RestParser } from './types.ts';

const NO_CONTENT = 204;

/** The texts of `data.params`; a list of names there says no more than that they are missing, which the message says too. */
function parametersOf(data: unknown): ReadonlyMap<string, string> {
  const params = isRecord(data) && isRecord(data['params']) ? Object.entries(data['params']) : [];
  return new Map(params.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function refusal({ status, headers }: ExchangeAnswer, body: unknown): RestError {
  const { code, message, data } = isRecord(body) ? body : {};
  const isKnown = typeof code === 'string' && code !== '';
  const text = typeof message === 'string' && message !== '' ? message : UNKNOWN_ERROR_MESSAGE;
  return new RestError({
    status,
    restCode: isKnown ? code : 'unknown_error',
    message: isKnown ? text : UNKNOWN_ERROR_MESSAGE,
    parameters: parametersOf(data),
    headers,
  });
}

function parseJson(text: string): { readonly body: unknown } | { readonly cause: unknown } {
  try {
    return { body: parseJsonAnswer(text) };
  } catch (cause) {
    return { cause };
  }
}

/** Reads the result of an exchange. Throws `RestError` for a refusal, `InvalidAnswerError` for a success without its JSON. */
export function readRestAnswer(answer: ExchangeAnswer, hasBody = true): RestAnswer {
  const { status, headers, text } = answer;
  const isGood = status >= 200 && status < 300;
  if (isGood && (!hasBody || status === NO_CONTENT)) return { body: null, status, headers };
  const parsed = parseJson(text);
  if ('cause' in parsed) {
    const message = INVALID_JSON_MESSAGE;
    if (isGood) throw new InvalidAnswerError(message, parsed);
    throw new RestError({ status, restCode: 'invalid_json', message, headers }, parsed);
  }
  if (!isGood) throw refusal(answer, parsed.body);
  return { body: parsed.body, status, headers };
}

/** Matches the status of an answer that has a body; neither an exponent nor another way to write one. */
const STATUS = /^[2-5]\d{2}$/;

type Fields = Readonly<Record<string, unknown>>;

function parseEnvelope(text: string): Fields | null {
  try {
    const envelope: unknown = parseJsonAnswer(text);
    return isRecord(envelope) && isRecord(envelope['headers']) && 'body' in envelope ? envelope : null;
  } catch {
    return null;
  }
}

/** The told headers over those that really came; one that no server could have sent says nothing. */
function readHeaders(outer: Headers, told: Fields): Headers {
  const headers = new Headers(outer);
  for (const [name, value] of Object.entries(told)) {
    try {
      headers.set(name, plainText(value));
    } catch {
      // Left as it came.
    }
  }
  return headers;
}

/** The answer inside of an envelope. One without (a gateway's page, a program that died) is left as it is. */
export function unwrapEnvelope(answer: ExchangeAnswer): ExchangeAnswer {
  const envelope = parseEnvelope(answer.text);
  const status = plainText(envelope?.['status']);
  if (!envelope || !STATUS.test(status)) return answer;
  const headers = readHeaders(answer.headers, envelope['headers'] as Fields);
  return { status: Number(status), headers, text: JSON.stringify(envelope['body'] ?? null) };
}

/** An answer in its parser's own words; a parser that throws found nothing that it could use. */
export function parseAnswer<TAnswer>(answer: RestAnswer, parse: RestParser<TAnswer>): TAnswer {
  try {
    return parse(answer.body, answer);
  } catch (error) {
    throw error instanceof LoggiaError ? error : new InvalidAnswerError(undefined, { cause: error });
  }
}
