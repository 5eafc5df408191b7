import { AnswerTooLargeError } from '../errors/AnswerTooLargeError.ts';
import { discardBody } from './discardBody.ts';

/**
 * The body as text, read piece by piece. Throws `AnswerTooLargeError` as soon as the body is known to be larger than
 * `limitBytes`; no more than that is ever held.
 */
export async function readLimitedText(response: Response, limitBytes: number, onPiece: () => void): Promise<string> {
  if (Number(response.headers.get('content-length')) > limitBytes) {
    discardBody(response);
    throw new AnswerTooLargeError(limitBytes);
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limitBytes) {
      reader.cancel().catch(() => undefined);
      throw new AnswerTooLargeError(limitBytes);
    }
    text += decoder.decode(value, { stream: true });
    onPiece();
  }
}
