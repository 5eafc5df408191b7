import type { ContactFormStatus } from '../backend/ContactFormBackend.ts';
import type { InvalidContactField, NewContactCaptcha, NewContactQuiz } from '../backend/ContactFormAnswer.ts';
import type { ContactFormDescription } from '../backend/ContactFormDescription.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { byFieldKey } from './byFieldKey.ts';

/** Everything that is known of a form but what stands in it, which is the page's. */
export interface ContactFormState {
  readonly status: ContactFormStatus;
  /** Where the form goes back to when it has been reset or validated. */
  readonly settledStatus: ContactFormStatus;
  /** The server's own words; '' for none. */
  readonly message: string;
  /** By `fieldKey`. */
  readonly invalidFields: ReadonlyMap<string, InvalidContactField>;
  /** Goes back with the next attempt. */
  readonly continuation: string;
  /** By `fieldKey`: what replaced the questions of the description. */
  readonly quizzes: ReadonlyMap<string, NewContactQuiz>;
  readonly captchas: ReadonlyMap<string, NewContactCaptcha>;
  /** How often questions were replaced: their answers are then worth nothing. */
  readonly renewals: number;
  /** New questions were asked for last, and did not come. */
  readonly hasRenewalFailed: boolean;
  readonly failure: LoggiaError | null;
  readonly progress: { readonly sentBytes: number; readonly totalBytes: number } | null;
  /** How many answers found something wrong: focus goes to the first of it. */
  readonly refusals: number;
}

/** A form that nobody has touched. */
export const INITIAL_CONTACT_FORM: ContactFormState = {
  status: 'init',
  settledStatus: 'init',
  message: '',
  invalidFields: new Map(),
  continuation: '',
  quizzes: new Map(),
  captchas: new Map(),
  renewals: 0,
  hasRenewalFailed: false,
  failure: null,
  progress: null,
  refusals: 0,
};

/** How a form begins: untouched, or with what the server said of it before this page came. */
export function initialContactForm({ initialAnswer }: ContactFormDescription): ContactFormState {
  if (!initialAnswer) return INITIAL_CONTACT_FORM;
  const { outcome, message, invalidFields, continuation } = initialAnswer;
  return {
    ...INITIAL_CONTACT_FORM,
    status: outcome,
    settledStatus: outcome,
    message,
    invalidFields: byFieldKey(invalidFields),
    continuation,
  };
}
