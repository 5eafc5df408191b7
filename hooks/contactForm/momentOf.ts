import type { ContactFormMoment } from '../backend/ContactFormBackend.ts';
import type { ContactFormOutcome } from '../backend/ContactFormAnswer.ts';

/** The outcomes that have an event of their own. */
const MOMENTS: ReadonlyMap<ContactFormOutcome, ContactFormMoment> = new Map([
  ['invalid', 'invalid'],
  ['unaccepted', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['sent', 'sent'],
  ['failed', 'failed'],
]);

/** What the page is told of an outcome beside that the form was sent. */
export function momentOf(outcome: ContactFormOutcome): ContactFormMoment | undefined {
  return MOMENTS.get(outcome);
}
