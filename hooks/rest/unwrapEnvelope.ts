import { isRecord } from '../shared/isRecord.ts';
import { parseJsonAnswer } from './parseJsonAnswer.ts';
import type { ExchangeAnswer } from './types.ts';
import { plainText } from '../shared/plainText.ts';

/** What an answer with a body may have; neither an exponent nor another way to write one. */
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
