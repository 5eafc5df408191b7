import type { ContactFormAnswer, ContactFormRenewal } from '../backend/ContactFormAnswer.ts';
import { byFieldKey } from './byFieldKey.ts';
import type { ContactFormEvent } from './contactFormEvents.ts';
import type { ContactFormState } from './contactFormState.ts';
import { fieldKey } from './fieldKey.ts';

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
