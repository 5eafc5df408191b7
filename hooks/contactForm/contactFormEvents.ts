import type { ContactFormAnswer, ContactFormRenewal, InvalidContactField } from '../backend/ContactFormAnswer.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

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
