'use client';
import { useRef } from 'react';
import type { Dispatch } from 'react';
import type {
  ContactFormAnswer,
  ContactFormBackend,
  ContactFormInstance,
  ContactFormMoment,
  ContactFormOutcome,
} from '../backend/ContactFormBackend.ts';
import { OfflineError } from '../errors/OfflineError.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { callOut } from '../shared/callOut.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormState.ts';
import type { FormWatch } from './engine/formElement.ts';
import type { ContactFormVerbs, UseContactFormOptions } from './types.ts';
import type { ContactNotices } from './useContactNotices.ts';
import type { ContactRefill } from './useContactActions.ts';

interface ContactSubmitOptions extends Pick<UseContactFormOptions, 'onSubmit' | 'onAnswer' | 'onFailure'> {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly watch: FormWatch;
  readonly notices: ContactNotices;
  readonly refill: ContactRefill;
  readonly dispatch: Dispatch<ContactFormEvent>;
  /** False: something has to be accepted first, and focus is there. */
  mayLeave(): boolean;
}

const isQuestion = ({ type }: { readonly type: string }): boolean => type === 'quiz' || type === 'captcha';

/** Sends a form once, however often it is asked to. One that may have arrived already is not cut off by leaving the page. */
export function useContactSubmit(options: ContactSubmitOptions): Pick<ContactFormVerbs, 'submit' | 'cancel'> {
  const { backend, instance, watch, notices, refill, dispatch } = options;
  // Known at once, where state is known with the next render only: two clicks in a row send one mail.
  const controller = useRef<AbortController | null>(null);
  const lastSubmitter = useRef<HTMLElement | null>(null);

  const tellAnswer = (answer: ContactFormAnswer, data: FormData): void => {
    const moment = momentOf(answer.outcome);
    if (moment) notices.queue({ moment, data, answer });
    notices.queue({ moment: 'submit', data, answer, ...(answer.outcome === 'sent' && { afterwards: watch.empty }) });
    notices.because('answer');
    dispatch({ type: 'answered', answer });
    callOut(() => options.onAnswer?.(answer));
  };
  const tellFailure = (thrown: unknown, isCanceled: boolean): void => {
    notices.because(isCanceled ? 'cancel' : 'failure');
    if (isCanceled) {
      dispatch({ type: 'sendCanceled' });
      return;
    }
    const error = toLoggiaError(thrown);
    dispatch({ type: 'sendFailed', error });
    callOut(() => options.onFailure?.(error));
    // A server that was reached may have used up the questions; one that was not has not seen the answers.
    if (!(error instanceof OfflineError) && instance.form.fields.some(isQuestion)) refill.renew();
  };

  const send = async (to: ContactFormBackend, data: FormData): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    refill.stop();
    notices.because('submit');
    dispatch({ type: 'submitStarted' });
    const onProgress = (sentBytes: number, totalBytes: number) =>
      dispatch({ type: 'bytesSent', sentBytes, totalBytes });
    let answer: ContactFormAnswer;
    try {
      answer = await to.send(instance, data, { signal: own.signal, onProgress });
    } catch (error) {
      controller.current = null;
      tellFailure(error, own.signal.aborted);
      return;
    }
    controller.current = null;
    tellAnswer(answer, data);
  };

  const submit = useStableCallback<Parameters<ContactFormVerbs['submit']>, void>((reason = 'imperative', event) => {
    const element = watch.form();
    if (!backend || !element || controller.current || !options.mayLeave()) return;
    const submitter = event && 'submitter' in event ? (event as SubmitEvent).submitter : null;
    lastSubmitter.current = reason === 'retry' ? lastSubmitter.current : submitter;
    const data = formDataOf(element, lastSubmitter.current);
    const details = createChangeDetails(reason, event);
    options.onSubmit?.(data, details);
    if (details.isCanceled) return;
    notices.fire('beforeSubmit', data);
    void send(backend, data);
  });
  const cancel = useStableCallback(() => controller.current?.abort());
  return { submit, cancel };
}

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
function momentOf(outcome: ContactFormOutcome): ContactFormMoment | undefined {
  return MOMENTS.get(outcome);
}

/** What a form sends, with the pressed button where it has a name. */
function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) {
    // Also where another field has that name: a server reads the last one.
    if (submitter.name) data.append(submitter.name, submitter.value);
  }
  return data;
}
