import type {
  ContactFormResponse,
  ContactFormRenewal,
  ContactFormStatus,
  InvalidContactField,
  NewContactCaptcha,
  NewContactQuiz,
} from '../../data/backend/ContactFormBackend.ts';
import type { ContactFormDescription } from '../../data/backend/ContactFormDescription.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { byFieldKey, fieldKey } from './fields.ts';

/** The state of a form, excluding its field values, which live in the DOM. */
export interface ContactFormState {
  readonly status: ContactFormStatus;
  /** The status to return to after the form has been reset or validated. */
  readonly settledStatus: ContactFormStatus;
  /** The server's message; '' if there is none. */
  readonly message: string;
  /** The errors of invalid fields, by `fieldKey`. */
  readonly invalidFields: ReadonlyMap<string, InvalidContactField>;
  /** A value from the last response that must be sent with the next attempt. */
  readonly continuation: string;
  /** Quiz questions that replace those in the description, by `fieldKey`. */
  readonly quizzes: ReadonlyMap<string, NewContactQuiz>;
  readonly captchas: ReadonlyMap<string, NewContactCaptcha>;
  /**
   * The number of times that quiz and captcha questions have been replaced. Replacing a question invalidates its
   * answer.
   */
  readonly renewalCount: number;
  /** Whether the last request for new quiz and captcha questions failed. */
  readonly hasRenewalFailed: boolean;
  readonly error: LoggiaError | null;
  readonly progress: { readonly sentBytes: number; readonly totalBytes: number } | null;
  /** The number of responses with invalid fields. Each one moves focus to the first invalid field. */
  readonly invalidResponseCount: number;
}

/** The state of an untouched form. */
export const INITIAL_CONTACT_FORM: ContactFormState = {
  status: 'init',
  settledStatus: 'init',
  message: '',
  invalidFields: new Map(),
  continuation: '',
  quizzes: new Map(),
  captchas: new Map(),
  renewalCount: 0,
  hasRenewalFailed: false,
  error: null,
  progress: null,
  invalidResponseCount: 0,
};

/**
 * Returns a form's initial state: untouched, or containing the server's response to a submission without JavaScript.
 */
export function initialContactForm({ initialResponse }: ContactFormDescription): ContactFormState {
  if (!initialResponse) return INITIAL_CONTACT_FORM;
  const { outcome, message, invalidFields, continuation } = initialResponse;
  return {
    ...INITIAL_CONTACT_FORM,
    status: outcome,
    settledStatus: outcome,
    message,
    invalidFields: byFieldKey(invalidFields),
    continuation,
  };
}

/** The events that change a form's state. */
export type ContactFormEvent =
  | { readonly type: 'submitStarted' }
  | { readonly type: 'bytesSent'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'responded'; readonly response: ContactFormResponse }
  | { readonly type: 'sendFailed'; readonly error: LoggiaError }
  /** The form was not sent because some of its fields could not be included in a request. */
  | {
      readonly type: 'refused';
      readonly message: string;
      readonly invalidFields: readonly InvalidContactField[];
    }
  | { readonly type: 'sendCanceled' }
  | { readonly type: 'refillStarted' }
  | { readonly type: 'refilled'; readonly renewal: ContactFormRenewal }
  | { readonly type: 'refillFailed' }
  /** New questions have loaded, without a reset. */
  | { readonly type: 'renewed'; readonly renewal: ContactFormRenewal }
  | { readonly type: 'validationStarted' }
  /** `checked` contains the names of the validated fields. Errors of other fields are kept. */
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
    renewalCount: state.renewalCount + 1,
  };
}

/** Sets a settled status. Unlike a pending status, the form can return to it later. */
function settle(state: ContactFormState, status: ContactFormState['status']): ContactFormState {
  return { ...state, status, settledStatus: status, progress: null };
}

function afterResponse(state: ContactFormState, response: ContactFormResponse): ContactFormState {
  const { outcome, message, invalidFields, continuation } = response;
  return {
    ...settle(renew(state, response), outcome),
    message,
    invalidFields: byFieldKey(invalidFields),
    continuation: continuation || state.continuation,
    invalidResponseCount: invalidFields.length > 0 ? state.invalidResponseCount + 1 : state.invalidResponseCount,
  };
}

function afterRefusal(
  state: ContactFormState,
  { message, invalidFields }: Extract<ContactFormEvent, { type: 'refused' }>,
): ContactFormState {
  return {
    ...settle(state, 'invalid'),
    message,
    error: null,
    invalidFields: byFieldKey(invalidFields),
    invalidResponseCount: state.invalidResponseCount + 1,
  };
}

function afterValidation(
  state: ContactFormState,
  { checked, invalidFields }: Extract<ContactFormEvent, { type: 'validated' }>,
): ContactFormState {
  const isWaiting = state.status === 'validating';
  const map = new Map(state.invalidFields);
  for (const name of checked) map.delete(fieldKey(name));
  for (const [key, field] of byFieldKey(invalidFields)) map.set(key, field);
  return { ...state, status: isWaiting ? state.settledStatus : state.status, invalidFields: map };
}

/** Resets a form. The confirmation message of a sent form remains visible. */
function afterReset(state: ContactFormState): ContactFormState {
  const isSent = state.settledStatus === 'sent';
  return {
    ...state,
    status: 'resetting',
    settledStatus: isSent ? 'sent' : 'init',
    message: isSent ? state.message : '',
    invalidFields: new Map(),
    error: null,
  };
}

function afterEdit(state: ContactFormState, name: string): ContactFormState {
  const key = fieldKey(name);
  if (!state.invalidFields.has(key)) return state;
  const invalidFields = new Map(state.invalidFields);
  invalidFields.delete(key);
  return { ...state, invalidFields };
}

type SubmittingEvent = Extract<ContactFormEvent, { type: 'bytesSent' | 'responded' | 'sendFailed' | 'sendCanceled' }>;

const isSubmittingEvent = (event: ContactFormEvent): event is SubmittingEvent =>
  ['bytesSent', 'responded', 'sendFailed', 'sendCanceled'].includes(event.type);

/** Handles events while the form is being sent. */
function reduceSubmitting(state: ContactFormState, event: SubmittingEvent): ContactFormState {
  switch (event.type) {
    case 'bytesSent':
      return { ...state, progress: { sentBytes: event.sentBytes, totalBytes: event.totalBytes } };
    case 'responded':
      return afterResponse(state, event.response);
    case 'sendFailed':
      return { ...settle(state, 'error'), error: event.error };
    case 'sendCanceled':
      return settle(state, 'init');
    default:
      return event satisfies never;
  }
}

type SettledEvent = Exclude<ContactFormEvent, SubmittingEvent | { type: 'refused' }>;

/** Handles events while the form is not being sent. */
function reduceSettled(state: ContactFormState, event: SettledEvent): ContactFormState {
  const isResetting = state.status === 'resetting';
  switch (event.type) {
    case 'submitStarted':
      return {
        ...state,
        status: 'submitting',
        message: '',
        invalidFields: new Map(),
        error: null,
        progress: null,
      };
    case 'refillStarted':
      return afterReset(state);
    case 'refilled':
      return isResetting ? settle(renew(state, event.renewal), state.settledStatus) : state;
    case 'refillFailed':
      return { ...(isResetting ? settle(state, state.settledStatus) : state), hasRenewalFailed: true };
    case 'renewed':
      return renew(state, event.renewal);
    case 'validationStarted':
      return isResetting ? state : { ...state, status: 'validating' };
    case 'validated':
      return afterValidation(state, event);
    case 'fieldEdited':
      return afterEdit(state, event.name);
    default:
      return event satisfies never;
  }
}

/** Returns a form's next state. Events that arrive too late are ignored. */
export function contactFormReducer(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  if (event.type === 'refused') return afterRefusal(state, event);
  const isSubmitting = state.status === 'submitting';
  if (isSubmittingEvent(event)) return isSubmitting ? reduceSubmitting(state, event) : state;
  return isSubmitting ? state : reduceSettled(state, event);
}
