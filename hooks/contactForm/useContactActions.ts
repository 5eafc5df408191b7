'use client';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import type { ContactFormBackend, ContactFormInstance } from '../backend/ContactFormBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormState.ts';
import type { FormWatch } from './engine/formElement.ts';
import type { ContactFormContext, ContactFormVerbs, UseContactFormOptions } from './types.ts';
import type { Acceptance } from './useContactForm.ts';
import { useContactEvents } from './useContactEvents.ts';
import { useContactNotices } from './useContactNotices.ts';
import type { ContactNotices } from './useContactNotices.ts';
import { useContactSubmit } from './useContactSubmit.ts';
import { useContactValidation } from './useContactValidation.ts';

interface ContactActionOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly context: ContactFormContext;
  readonly acceptance: Acceptance;
  readonly dispatch: Dispatch<ContactFormEvent>;
  readonly options: UseContactFormOptions;
}

/** Everything that a form does: sending, resetting, checking, telling the page, and minding its fields. */
export function useContactActions(actions: ContactActionOptions): ContactFormVerbs {
  const { backend, instance, context, acceptance, dispatch, options } = actions;
  const { enabled = true, validatesOnChange = true, onStatusChange, onSubmit, onAnswer, onFailure } = options;
  const { form, state, watch, elements, keyOf } = context;
  const notices = useContactNotices({ backend, instance, state, watch, onStatusChange });
  const shared = { backend, instance, watch, notices, dispatch };
  const refill = useContactRefill(shared);
  const { validate, forget } = useContactValidation({ ...shared, isOn: validatesOnChange });
  const mayLeave = (): boolean => {
    const may = acceptance.ask();
    if (may) forget();
    return may;
  };
  const { submit, cancel } = useContactSubmit({ ...shared, refill, onSubmit, onAnswer, onFailure, mayLeave });
  const reset = useStableCallback(() => watch.empty());
  useContactEvents({
    context,
    enabled,
    onTouched: () => backend?.prepare?.(),
    onEdited: (name) => dispatch({ type: 'fieldEdited', name }),
    onLeft: validate,
    onReset: () => {
      forget();
      refill.start('reset');
    },
  });

  const { renewals } = state;
  const emptyAnswers = useStableCallback(() => {
    for (const field of form.fields) {
      const element = field.type === 'quiz' || field.type === 'captcha' ? elements.get(keyOf(field)) : null;
      if (element instanceof HTMLInputElement) element.value = '';
    }
  });
  // An answer to a question that is gone is worth nothing.
  useEffect(() => {
    if (renewals > 0) emptyAnswers();
  }, [renewals, emptyAnswers]);
  return { submit, cancel, reset, renew: refill.renew };
}

interface ContactRefillOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly watch: FormWatch;
  readonly notices: ContactNotices;
  readonly dispatch: Dispatch<ContactFormEvent>;
}

export interface ContactRefill {
  /** Asks for new questions, and says so. */
  start(reason: 'reset' | 'refill'): void;
  /** The same without a word. */
  renew(): void;
  /** What is under way comes too late. */
  stop(): void;
}

/** New questions for quiz and captcha. Of two requests the later one counts; a failure leaves what there is. */
function useContactRefill({ backend, instance, watch, notices, dispatch }: ContactRefillOptions): ContactRefill {
  const controller = useRef<AbortController | null>(null);
  const { form } = instance;

  const ask = async (isSilent: boolean): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    try {
      const renewal = await backend?.refill(instance, { signal });
      if (signal.aborted || !renewal) return;
      const element = watch.form();
      if (!isSilent && element) notices.queue({ moment: 'reset', data: new FormData(element), answer: renewal });
      dispatch({ type: isSilent ? 'renewed' : 'refilled', renewal });
    } catch {
      if (!signal.aborted) dispatch({ type: 'refillFailed' });
    }
  };
  const stop = useStableCallback(() => controller.current?.abort());
  const start = useStableCallback((reason: 'reset' | 'refill') => {
    if (!backend) return;
    stop();
    notices.because(reason);
    dispatch({ type: 'refillStarted' });
    void ask(false);
  });
  const renew = useStableCallback(() => {
    stop();
    void ask(true);
  });

  const isCached = form.isCached ?? false;
  useEffect(() => {
    if (isCached) start('refill');
  }, [isCached, start]);
  useEffect(() => stop, [stop]);
  return { start, renew, stop };
}
