import type { ContactFormOutcome } from '../../backend/ContactFormAnswer.ts';

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

/** Our word for the server's. Any other becomes one of its own, changed as little as the original changes it (contracts.md 1.4). */
export function toOutcome(status: string): ContactFormOutcome {
  const changed = status
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/, '-');
  return OUTCOMES.get(status) ?? `custom-${changed}`;
}
