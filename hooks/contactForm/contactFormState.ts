import type {
  ContactFormAnswer,
  ContactFormRenewal,
  ContactFormStatus,
  InvalidContactField,
  NewContactCaptcha,
  NewContactQuiz,
} from '../backend/ContactFormBackend.ts';
import type { ContactFormDescription } from '../backend/ContactFormDescription.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { byFieldKey, fieldKey } from './fields.ts';

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

/** What happened to a form. */
export type ContactFormEvent =
  | { readonly type: 'submitStarted' }
  | { readonly type: 'bytesSent'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'answered'; readonly answer: ContactFormAnswer }
  | { readonly type: 'sendFailed'; readonly error: LoggiaError }
  | { readonly type: 'sendCanceled' }
  | { readonly type: 'refillStarted' }
  | { readonly type: 'refilled'; readonly renewal: ContactFormRenewal }
  | { readonly type: 'refillFailed' }
  /** New questions that nobody waited for. */
  | { readonly type: 'renewed'; readonly renewal: ContactFormRenewal }
  | { readonly type: 'validationStarted' }
  /** `checked`: names of the fields that were looked at; errors of others stay. */
  | {
      readonly type: 'validated';
      readonly checked: readonly string[];
      readonly invalidFields: readonly InvalidContactField[];
    }
  | { readonly type: 'fieldEdited'; readonly name: string };

function withKeys<TQuestion>(
  known: ReadonlyMap<string, TQuestion>,
  added: ReadonlyMap<string, TQuestion>,
): ReadonlyMap<string, TQuestion> {
  const keyed = [...added].map(([name, question]) => [fieldKey(name), question] as const);
  return new Map([...known, ...keyed]);
}

function renew(state: ContactFormState, { quizzes, captchas }: ContactFormRenewal): ContactFormState {
  if (quizzes.size + captchas.size === 0) return { ...state, hasRenewalFailed: false };
  return {
    ...state,
    hasRenewalFailed: false,
    quizzes: withKeys(state.quizzes, quizzes),
    captchas: withKeys(state.captchas, captchas),
    renewals: state.renewals + 1,
  };
}

/** A status that waits for something is none to come back to. */
function settle(state: ContactFormState, status: ContactFormState['status']): ContactFormState {
  return { ...state, status, settledStatus: status, progress: null };
}

function whenAnswered(state: ContactFormState, answer: ContactFormAnswer): ContactFormState {
  const { outcome, message, invalidFields, continuation } = answer;
  return {
    ...settle(renew(state, answer), outcome),
    message,
    invalidFields: byFieldKey(invalidFields),
    continuation: continuation || state.continuation,
    refusals: invalidFields.length > 0 ? state.refusals + 1 : state.refusals,
  };
}

function whenValidated(
  state: ContactFormState,
  { checked, invalidFields }: Extract<ContactFormEvent, { type: 'validated' }>,
): ContactFormState {
  const isWaiting = state.status === 'validating';
  const map = new Map(state.invalidFields);
  for (const name of checked) map.delete(fieldKey(name));
  for (const [key, field] of byFieldKey(invalidFields)) map.set(key, field);
  return { ...state, status: isWaiting ? state.settledStatus : state.status, invalidFields: map };
}

/** The thanks of the server stay on the page. */
function whenReset(state: ContactFormState): ContactFormState {
  const isSent = state.settledStatus === 'sent';
  return {
    ...state,
    status: 'resetting',
    settledStatus: isSent ? 'sent' : 'init',
    message: isSent ? state.message : '',
    invalidFields: new Map(),
    failure: null,
  };
}

function whenEdited(state: ContactFormState, name: string): ContactFormState {
  const key = fieldKey(name);
  if (!state.invalidFields.has(key)) return state;
  const invalidFields = new Map(state.invalidFields);
  invalidFields.delete(key);
  return { ...state, invalidFields };
}

type FlightEvent = Extract<ContactFormEvent, { type: 'bytesSent' | 'answered' | 'sendFailed' | 'sendCanceled' }>;

const isFlightEvent = (event: ContactFormEvent): event is FlightEvent =>
  ['bytesSent', 'answered', 'sendFailed', 'sendCanceled'].includes(event.type);

/** What becomes of a form that is under way. */
function whileSubmitting(state: ContactFormState, event: FlightEvent): ContactFormState {
  switch (event.type) {
    case 'bytesSent':
      return { ...state, progress: { sentBytes: event.sentBytes, totalBytes: event.totalBytes } };
    case 'answered':
      return whenAnswered(state, event.answer);
    case 'sendFailed':
      return { ...settle(state, 'error'), failure: event.error };
    case 'sendCanceled':
      return settle(state, 'init');
    default:
      return event satisfies never;
  }
}

/** What becomes of a form that lies still. */
function whileStill(state: ContactFormState, event: Exclude<ContactFormEvent, FlightEvent>): ContactFormState {
  const isResetting = state.status === 'resetting';
  switch (event.type) {
    case 'submitStarted':
      return {
        ...state,
        status: 'submitting',
        message: '',
        invalidFields: new Map(),
        failure: null,
        progress: null,
      };
    case 'refillStarted':
      return whenReset(state);
    case 'refilled':
      return isResetting ? settle(renew(state, event.renewal), state.settledStatus) : state;
    case 'refillFailed':
      return { ...(isResetting ? settle(state, state.settledStatus) : state), hasRenewalFailed: true };
    case 'renewed':
      return renew(state, event.renewal);
    case 'validationStarted':
      return isResetting ? state : { ...state, status: 'validating' };
    case 'validated':
      return whenValidated(state, event);
    case 'fieldEdited':
      return whenEdited(state, event.name);
    default:
      return event satisfies never;
  }
}

/** What becomes of a form when something happens to it. What comes too late changes nothing. */
export function contactFormReducer(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  const isSubmitting = state.status === 'submitting';
  if (isFlightEvent(event)) return isSubmitting ? whileSubmitting(state, event) : state;
  return isSubmitting ? state : whileStill(state, event);
}
