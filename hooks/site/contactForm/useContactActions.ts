'use client';
import { useEffect, useRef, type Dispatch } from 'react';
import type { ContactFormBackend, ContactFormInstance } from '../../data/backend/ContactFormBackend.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import type { ContactFormContext, ContactFormActions, UseContactFormOptions } from './types.ts';
import type { Acceptance } from './useContactForm.ts';
import { useContactEvents } from './useContactEvents.ts';
import { useContactFormNotifier, type ContactFormNotifier } from './useContactFormNotifier.ts';
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

/** Returns the form's actions, and sets up sending, resetting, validation, notifications and field events. */
export function useContactActions(actions: ContactActionOptions): ContactFormActions {
  const { backend, instance, context, acceptance, dispatch, options } = actions;
  const { enabled = true, validateOnChange = true, onStatusChange, onSubmit, onResponse, onError } = options;
  const { form, state, store, elements, keyOf } = context;
  const notifier = useContactFormNotifier({ backend, instance, state, store, onStatusChange });
  const shared = { backend, context, instance, store, notifier, dispatch };
  const refill = useContactRefill(shared);
  const { validate, clear } = useContactValidation({ ...shared, isOn: validateOnChange });
  const canSend = (): boolean => {
    const may = acceptance.focusMissing();
    if (may) clear();
    return may;
  };
  const { submit, cancel } = useContactSubmit({ ...shared, refill, onSubmit, onResponse, onError, canSend });
  const reset = useStableCallback(() => store.reset());
  useContactEvents({
    context,
    enabled,
    onFocusIn: () => backend?.prepare?.(),
    onInput: (name) => dispatch({ type: 'fieldEdited', name }),
    onChange: validate,
    onReset: () => {
      clear();
      refill.start('reset');
    },
  });

  const { renewalCount } = state;
  const emptyAnswers = useStableCallback(() => {
    for (const field of form.fields) {
      const element = field.type === 'quiz' || field.type === 'captcha' ? elements.get(keyOf(field)) : null;
      if (element instanceof HTMLInputElement) element.value = '';
    }
  });
  // Answers to replaced questions are no longer valid.
  useEffect(() => {
    if (renewalCount > 0) emptyAnswers();
  }, [renewalCount, emptyAnswers]);
  return { submit, cancel, reset, renewQuestions: refill.renew };
}

interface ContactRefillOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly store: FormStore;
  readonly notifier: ContactFormNotifier;
  readonly dispatch: Dispatch<ContactFormEvent>;
}

export interface ContactRefill {
  /** Requests new quiz and captcha questions, changes the status and dispatches the `reset` event. */
  start(reason: 'reset' | 'refill'): void;
  /** Requests new quiz and captcha questions without changing the status. */
  renew(): void;
  /** Cancels a pending request. */
  stop(): void;
}

/**
 * Requests new quiz and captcha questions. Only the latest request takes effect; if it fails, the old questions are
 * kept.
 */
function useContactRefill({ backend, instance, store, notifier, dispatch }: ContactRefillOptions): ContactRefill {
  const controller = useRef<AbortController | null>(null);
  const { form } = instance;

  const refill = async (isSilent: boolean): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    try {
      const renewal = await backend?.refill(instance, { signal });
      if (signal.aborted || !renewal) return;
      const element = store.element();
      if (!isSilent && element) notifier.queue({ name: 'reset', data: new FormData(element), response: renewal });
      dispatch({ type: isSilent ? 'renewed' : 'refilled', renewal });
    } catch {
      if (!signal.aborted) dispatch({ type: 'refillFailed' });
    }
  };
  const stop = useStableCallback(() => controller.current?.abort());
  const start = useStableCallback((reason: 'reset' | 'refill') => {
    if (!backend) return;
    stop();
    notifier.setReason(reason);
    dispatch({ type: 'refillStarted' });
    void refill(false);
  });
  const renew = useStableCallback(() => {
    stop();
    void refill(true);
  });

  const isCached = form.isCached ?? false;
  useEffect(() => {
    if (isCached) start('refill');
  }, [isCached, start]);
  useEffect(() => stop, [stop]);
  return { start, renew, stop };
}
