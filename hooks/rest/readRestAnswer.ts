import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { RestError } from '../errors/RestError.ts';
import { isRecord } from '../shared/isRecord.ts';
import { INVALID_JSON_MESSAGE, UNKNOWN_ERROR_MESSAGE } from './constants.ts';
import { parseJsonAnswer } from './parseJsonAnswer.ts';
import type { RestAnswer } from './RestClient.ts';
import type { ExchangeAnswer } from './types.ts';

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

/** What an exchange brought. Throws `RestError` for a refusal, `InvalidAnswerError` for a success without its JSON. */
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
