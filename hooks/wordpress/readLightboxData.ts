import { safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { assignedValues } from './assignedValues.ts';
import { errorBlockText } from './errorBlockText.ts';
import { lightboxSchema } from './lightboxSchema.ts';
import { pageScripts } from './pageScripts.ts';

export type LightboxAnswerData = InferOutput<typeof lightboxSchema>;

/** An answer assigns its data once. More than some tries are no answer but an attempt to keep us busy. */
const MOST_ASSIGNMENTS = 16;

/** What the answer assigns to its data, the last first, as it is the one that counts: what cannot be read is undefined. */
function writtenData(answer: Document): readonly unknown[] {
  const written = [...pageScripts(answer)].flatMap((script) => [...assignedValues(script, 'gallery_box_data')]);
  return written
    .slice(-MOST_ASSIGNMENTS)
    .map(({ value }) => value)
    .toReversed();
}

/**
 * The settings and the items of a lightbox, out of the script in its markup. Throws `MissingContentError` when the server says
 * that there is none, `InvalidAnswerError` when there is nothing to read.
 */
export function readLightboxData(answer: Document): LightboxAnswerData {
  let failure: string | undefined;
  for (const value of writtenData(answer)) {
    const result = safeParse(lightboxSchema, value);
    if (result.success) return result.output;
    failure ??=
      value === undefined
        ? 'The lightbox data are no valid JSON, or were cut off.'
        : `The lightbox data have another shape: ${result.issues[0].message}`;
  }
  const message = failure === undefined ? errorBlockText(answer) : undefined;
  if (message !== undefined) throw new MissingContentError(message || undefined);
  throw new InvalidAnswerError(failure ?? 'The response holds no lightbox data that we can read.');
}
