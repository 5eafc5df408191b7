'use client';
import { useEffect } from 'react';
import type { Dispatch } from 'react';
import type { ContactFormBackend, ContactFormInstance } from '../backend/ContactFormBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormEvents.ts';
import type { ContactFormContext, ContactFormVerbs, UseContactFormOptions } from './types.ts';
import type { Acceptance } from './useAcceptance.ts';
import { useContactEvents } from './useContactEvents.ts';
import { useContactNotices } from './useContactNotices.ts';
import { useContactRefill } from './useContactRefill.ts';
import { useContactSubmit } from './useContactSubmit.ts';
import { useContactValidation } from './useContactValidation.ts';

export interface ContactActionOptions {
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
