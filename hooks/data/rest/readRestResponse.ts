import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { RestError } from '../../core/errors/RestError.ts';
import { isRecord, jsonAt, plainText } from '../../core/shared/foreignValues.ts';
import { INVALID_JSON_MESSAGE, UNKNOWN_ERROR_MESSAGE } from './constants.ts';
import type { ExchangeResponse, RestResponse, RestParser } from './types.ts';

const NO_CONTENT = 204;

/**
 * Returns the messages in `data.params`. Returns an empty map if `data.params` is a list of names, because such a list
 * only repeats which parameters are missing.
 */
function parametersOf(data: unknown): ReadonlyMap<string, string> {
  const params = isRecord(data) && isRecord(data['params']) ? Object.entries(data['params']) : [];
  return new Map(params.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function refusal({ status, headers }: ExchangeResponse, body: unknown): RestError {
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
    return { body: parseJsonResponse(text) };
  } catch (cause) {
    return { cause };
  }
}

/**
 * Parses the result of an exchange. Throws `RestError` for an error status, and `InvalidResponseError` for a successful
 * response without valid JSON.
 */
export function readRestResponse(response: ExchangeResponse, hasBody = true): RestResponse {
  const { status, headers, text } = response;
  const isGood = status >= 200 && status < 300;
  if (isGood && (!hasBody || status === NO_CONTENT)) return { body: null, status, headers };
  const parsed = parseJson(text);
  if ('cause' in parsed) {
    const message = INVALID_JSON_MESSAGE;
    if (isGood) throw new InvalidResponseError(message, parsed);
    throw new RestError({ status, restCode: 'invalid_json', message, headers }, parsed);
  }
  if (!isGood) throw refusal(response, parsed.body);
  return { body: parsed.body, status, headers };
}

/** Matches the status of an enveloped response, excluding informational statuses. */
const STATUS = /^[2-5]\d{2}$/;

/** A response that the server has wrapped in another response. */
interface Envelope {
  readonly status: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const envelope: unknown = parseJsonResponse(text);
    if (!isRecord(envelope) || !('body' in envelope)) return null;
    const { status, headers, body } = envelope;
    return isRecord(headers) ? { status, headers, body } : null;
  } catch {
    return null;
  }
}

/** Merges an envelope's headers into the real headers. The envelope's headers take precedence. */
function readHeaders(outer: Headers, inner: Envelope['headers']): Headers {
  const headers = new Headers(outer);
  for (const [name, value] of Object.entries(inner)) {
    try {
      headers.set(name, plainText(value));
    } catch {
      // An invalid header is ignored.
    }
  }
  return headers;
}

/** Returns the response inside an envelope. Any other response, such as a gateway's page, is returned unchanged. */
export function unwrapEnvelope(response: ExchangeResponse): ExchangeResponse {
  const envelope = parseEnvelope(response.text);
  const status = plainText(envelope?.status);
  if (!envelope || !STATUS.test(status)) return response;
  const headers = readHeaders(response.headers, envelope.headers);
  return { status: Number(status), headers, text: JSON.stringify(envelope.body ?? null) };
}

/** Parses a response. Errors thrown by the parser are converted to an `InvalidResponseError`. */
export function parseResponse<TData>(response: RestResponse, parse: RestParser<TData>): TData {
  try {
    return parse(response.body, response);
  } catch (error) {
    throw error instanceof LoggiaError ? error : new InvalidResponseError(undefined, { cause: error });
  }
}

/** Matches possible beginnings of an object, a list of objects or an HTML comment. */
const BEGINNING = /<!--|\{\s*["}]|\[\s*\{\s*"/g;

/**
 * Maximum number of candidates, such as braces in a notice, that turn out not to be JSON before the response is
 * rejected.
 */
const MISREADINGS_LIMIT = 100;

/**
 * Whether the surrounding text shows that a value is part of a larger value that could not be parsed, or an argument in
 * a script.
 */
const isPart = (before: string, after: string): boolean => /[[,(]$/.test(before) || /^[\],]/.test(after);

function parse(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Parses a JSON response. Servers may print notices before the JSON, and caches may append comments. Notices and
 * comments can contain JSON themselves. If the whole text isn't valid JSON, the only object or list of objects outside
 * comments is used. Throws `SyntaxError` if there is none, if there is more than one, or if it is truncated. Runs in
 * linear time.
 */
export function parseJsonResponse(text: string): unknown {
  const whole = parse(text.replace(/^\uFEFF/, ''));
  if (whole) return whole.value;
  const found: unknown[] = [];
  let misreadings = 0;
  let hasComments = true;
  BEGINNING.lastIndex = 0;
  for (let begun = BEGINNING.exec(text); begun; begun = BEGINNING.exec(text)) {
    if (begun[0] === '<!--') {
      const commentEnd: number = hasComments ? text.indexOf('-->', BEGINNING.lastIndex) : -1;
      // An unclosed comment doesn't count as a comment, and no later comment can be closed, either.
      hasComments = commentEnd >= 0;
      if (hasComments) BEGINNING.lastIndex = commentEnd;
      continue;
    }
    const json = jsonAt(text, begun.index);
    if (json === undefined) throw new SyntaxError('The JSON in the response is incomplete.');
    const end = begun.index + json.length;
    BEGINNING.lastIndex = end;
    const read = parse(json);
    if (!read) {
      misreadings += 1;
      if (misreadings > MISREADINGS_LIMIT) break;
      continue;
    }
    const before = text.slice(Math.max(0, begun.index - 8), begun.index).trimEnd();
    if (isPart(before, text.slice(end, end + 8).trimStart()))
      throw new SyntaxError('The JSON in the response is truncated.');
    found.push(read.value);
    if (found.length > 1) break;
  }
  if (found.length !== 1) throw new SyntaxError('The response contains no JSON value, or more than one.');
  return found[0];
}
