import { safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { errorBlockText } from './errorBlockText.ts';
import { findScriptString } from './findScriptString.ts';
import { lightboxSchema } from './lightboxSchema.ts';
import { parseScriptJson } from './parseScriptJson.ts';

export type LightboxAnswerData = InferOutput<typeof lightboxSchema>;

function findSource(answer: Document): string {
  for (const script of answer.querySelectorAll('script')) {
    const source = findScriptString(script.textContent);
    if (source !== undefined) return source;
  }
  const message = errorBlockText(answer);
  if (message !== undefined) throw new MissingContentError(message || undefined);
  throw new InvalidAnswerError('The response holds no lightbox data, or was cut off within them.');
}

/**
 * The settings and the items of a lightbox, out of the script in its markup. Throws `MissingContentError` when the server says
 * that there is none, `InvalidAnswerError` when there is nothing to read.
 */
export function readLightboxData(answer: Document): LightboxAnswerData {
  const source = findSource(answer);
  let json: unknown;
  try {
    json = parseScriptJson(source);
  } catch (cause) {
    throw new InvalidAnswerError('The lightbox data are no valid JSON.', { cause });
  }
  const result = safeParse(lightboxSchema, json);
  if (result.success) return result.output;
  throw new InvalidAnswerError(`The lightbox data have another shape: ${result.issues[0].message}`);
}
