'use client';
import { useRef, type Dispatch } from 'react';
import type {
  ContactFormResponse,
  ContactFormBackend,
  ContactFormInstance,
  ContactFormEventName,
  ContactFormOutcome,
  InvalidContactField,
} from '../../data/backend/ContactFormBackend.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { OfflineError } from '../../core/errors/OfflineError.ts';
import { callSafely } from '../../core/shared/callSafely.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import { badInputs, filesOf, goneFiles } from './engine/unsendable.ts';
import type { ContactFormContext, ContactFormActions, UseContactFormOptions } from './types.ts';
import type { ContactFormNotifier } from './useContactFormNotifier.ts';
import type { ContactRefill } from './useContactActions.ts';

interface ContactSubmitOptions extends Pick<UseContactFormOptions, 'onSubmit' | 'onResponse' | 'onError'> {
  readonly backend: ContactFormBackend | undefined;
  readonly context: ContactFormContext;
  readonly instance: ContactFormInstance;
  readonly store: FormStore;
  readonly notifier: ContactFormNotifier;
  readonly refill: ContactRefill;
  readonly dispatch: Dispatch<ContactFormEvent>;
  /** Returns whether the form may be sent. If not, moves focus to the first consent checkbox that prevents it. */
  canSend(): boolean;
}

const isQuestion = ({ type }: { readonly type: string }): boolean => type === 'quiz' || type === 'captcha';

/** Creates functions that report the outcome of sending to the form and its listeners. */
function createReports(options: ContactSubmitOptions) {
  const { context, instance, store, notifier, refill, dispatch } = options;
  const notifyResponse = (response: ContactFormResponse, data: FormData): void => {
    const name = eventNameOf(response.outcome);
    if (name) notifier.queue({ name, data, response });
    notifier.queue({ name: 'submit', data, response, ...(response.outcome === 'sent' && { afterwards: store.reset }) });
    notifier.setReason('response');
    dispatch({ type: 'responded', response });
    callSafely(() => options.onResponse?.(response));
  };
  const notifyFailure = (thrown: unknown, isCanceled: boolean, wasCutOff: boolean): void => {
    notifier.setReason(isCanceled ? 'cancel' : 'failure');
    if (isCanceled) {
      dispatch({ type: 'sendCanceled' });
      return;
    }
    const error = toLoggiaError(thrown, wasCutOff);
    dispatch({ type: 'sendFailed', error });
    callSafely(() => options.onError?.(error));
    // If the server was reached, it may have consumed the questions. If the device was offline, they are still valid.
    if (!(error instanceof OfflineError) && instance.form.fields.some(isQuestion)) refill.renew();
  };

  const refuse = (invalidFields: readonly InvalidContactField[]): void => {
    notifier.setReason('validation');
    dispatch({ type: 'refused', message: context.labels.invalid, invalidFields });
  };
  return { notifyResponse, notifyFailure, refuse };
}

/**
 * Sends a form, one request at a time. Unmounting does not abort the request, because the server may already have
 * received it.
 */
export function useContactSubmit(options: ContactSubmitOptions): Pick<ContactFormActions, 'submit' | 'cancel'> {
  const { backend, context, instance, store, notifier, refill, dispatch } = options;
  // A ref is up to date before the next render, so a double click sends only one message.
  const controller = useRef<AbortController | null>(null);
  const lastSubmitter = useRef<HTMLElement | null>(null);

  const { notifyResponse, notifyFailure, refuse } = createReports(options);

  const send = async (to: ContactFormBackend, data: FormData): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    refill.stop();
    notifier.setReason('submit');
    dispatch({ type: 'submitStarted' });
    const onProgress = (sentBytes: number, totalBytes: number) =>
      dispatch({ type: 'bytesSent', sentBytes, totalBytes });
    const files = filesOf(data);
    const gone = files.length > 0 ? await goneFiles(context, files) : [];
    if (gone.length > 0) {
      controller.current = null;
      refuse(gone);
      return;
    }
    const wasCutOff = isCutOff();
    let response: ContactFormResponse;
    try {
      own.signal.throwIfAborted();
      response = await to.send(instance, data, { signal: own.signal, onProgress });
    } catch (error) {
      controller.current = null;
      notifyFailure(error, own.signal.aborted, wasCutOff);
      return;
    }
    controller.current = null;
    notifyResponse(response, data);
  };

  const submit = useStableCallback<Parameters<ContactFormActions['submit']>, void>((reason = 'imperative', event) => {
    const element = store.element();
    if (!backend || !element || controller.current || !options.canSend()) return;
    const unreadable = badInputs(context);
    if (unreadable.length > 0) {
      refuse(unreadable);
      return;
    }
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    lastSubmitter.current = reason === 'retry' ? lastSubmitter.current : submitter;
    const data = formDataOf(element, lastSubmitter.current);
    const details = createChangeDetails(reason, event);
    options.onSubmit?.(data, details);
    if (details.isCanceled) return;
    notifier.dispatch('beforeSubmit', data);
    void send(backend, data);
  });
  const cancel = useStableCallback(() => controller.current?.abort());
  return { submit, cancel };
}

/** Outcomes that have their own event. */
const EVENT_NAMES: ReadonlyMap<ContactFormOutcome, ContactFormEventName> = new Map([
  ['invalid', 'invalid'],
  ['unaccepted', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['sent', 'sent'],
  ['failed', 'failed'],
]);

/** Returns the event that is dispatched before `submit` for an outcome. */
function eventNameOf(outcome: ContactFormOutcome): ContactFormEventName | undefined {
  return EVENT_NAMES.get(outcome);
}

/** Returns a form's data, including the submit button's value if it has a name. */
function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) {
    // Appended even if another field has that name, because servers read the last value.
    if (submitter.name) data.append(submitter.name, submitter.value);
  }
  return data;
}
