'use client';
import { useCallback, useId, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { ContactFormAcceptanceField, ContactFormDescription } from '../../data/backend/ContactFormDescription.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { CrossOriginError } from '../../core/errors/CrossOriginError.ts';
import { HttpStatusError } from '../../core/errors/HttpStatusError.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { mayHaveArrived } from '../../core/errors/mayHaveArrived.ts';
import { WAITING_TEXT_DELAY_MS } from '../../core/shared/constants.ts';
import { createElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { activeElementAround, isFocusElsewhere } from '../../core/shared/engine/focus.ts';
import { unshadowed } from '../../core/shared/unshadowed.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useOnNew } from '../../core/shared/useOnNew.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { CONTENT_TOO_LARGE_STATUS } from './constants.ts';
import { contactFormReducer, initialContactForm } from './contactFormState.ts';
import { createFormStore, formInputs } from './engine/formElement.ts';
import { fieldKey, plainInputName, sortInvalidFields, unmetAcceptances, type ContactFieldError } from './fields.ts';
import { CONTACT_FORM_LABELS, type ContactFormLabels } from './labels.ts';
import type { ContactFormContext, UseContactFormOptions, UseContactFormResult } from './types.ts';
import { useContactActions } from './useContactActions.ts';
import { useContactFormGetters } from './useContactFormGetters.ts';

const keyOf = ({ name }: { readonly name: string }): string => fieldKey(name);

/**
 * Manages a contact form that is sent without leaving the page. Field values live in the DOM, so they survive failed
 * requests, and text typed before hydration is kept. Use `useContactField` for each field.
 *
 * ```tsx
 * const contactForm = useContactForm(form, { backend: contactForms });
 * <form {...contactForm.getFormProps()}>
 *   {contactForm.hiddenInputs.map((input, index) => <input key={index} type="hidden" {...input} />)}
 *   <NameField contactForm={contactForm} />
 *   <p {...contactForm.getStatusProps()} />
 * </form>
 * ```
 *
 * @param form The form to render. Pass the same object on every render.
 */
export function useContactForm(
  form: ContactFormDescription,
  options: UseContactFormOptions = {},
): UseContactFormResult {
  const { enabled = true, focusFirstInvalid = true } = options;
  const provided = useBackend()?.contactForms;
  const backend = options.backend ?? provided;
  const labels = useLabels(CONTACT_FORM_LABELS, options.labels);
  const id = useId();
  const [state, dispatch] = useReducer(contactFormReducer, form, initialContactForm);
  const [store] = useState(createFormStore);
  const [elements] = useState(() => createElementRegistry<string, HTMLElement>());
  const identity = id.replaceAll(/\W/g, '');
  const unitTag = form.unitTag ?? backend?.unitTag(form, identity) ?? identity;
  const { continuation, status, error, progress, invalidFields } = state;
  const instance = useMemo(() => ({ form, unitTag, continuation }), [form, unitTag, continuation]);
  const inputName = useCallback<ContactFormContext['inputName']>(
    (...which) => (backend?.inputName ?? plainInputName)(...which, form),
    [backend, form],
  );
  const context: ContactFormContext = { id, form, state, store, elements, labels, inputName, keyOf };

  const acceptance = useAcceptance(context);
  const verbs = useContactActions({ backend, instance, context, acceptance, dispatch, options });
  const errors = useMemo(() => sortInvalidFields(form.fields, [...invalidFields.values()]), [form, invalidFields]);
  useIsomorphicLayoutEffect(() => store.keepValues(), [form, store]);
  useContactFormFocus(context, errors, focusFirstInvalid);
  const hiddenInputs = useMemo(() => {
    const own = form.fields.flatMap((field) => (field.type === 'hidden' ? [[field.name, field.value] as const] : []));
    return [...(backend?.hiddenFields(instance) ?? []), ...own].map(([name, value]) => ({ name, value }));
  }, [backend, instance, form]);

  const isSubmitting = status === 'submitting';
  const isWaiting = useDelayed(isSubmitting, WAITING_TEXT_DELAY_MS);
  const settledMessage = error ? failureMessage(error, labels) : state.message;
  const result = {
    form,
    status,
    message: isWaiting ? labels.waiting : settledMessage,
    errors,
    error,
    isSubmitting,
    canSubmit: !isSubmitting && acceptance.isMet,
    progress,
    hiddenInputs,
    labels,
    context,
    ...verbs,
  };
  return { ...result, ...useContactFormGetters({ ...result, unitTag, enabled: enabled && backend !== undefined }) };
}

/** Returns the message that tells the user why sending failed. */
export function failureMessage(error: LoggiaError, labels: ContactFormLabels): string {
  if (error instanceof HttpStatusError && error.status === CONTENT_TOO_LARGE_STATUS) return labels.tooMuch;
  if (mayHaveArrived(error)) return labels.responseFailed;
  return error instanceof CrossOriginError ? error.message : labels.sendFailed;
}

export interface Acceptance {
  /**
   * Whether all required consent checkboxes are checked. Always true on the server, so that the form works without
   * JavaScript.
   */
  readonly isMet: boolean;
  /** Focuses the first consent checkbox that still prevents sending. Returns true if there is none. */
  focusMissing(): boolean;
}

const onServer = (): boolean => true;

/** Tracks whether all required consent checkboxes are checked. */
function useAcceptance({ form, store, elements, inputName }: Omit<ContactFormContext, 'state'>): Acceptance {
  const unmet = (): ContactFormAcceptanceField | undefined => {
    const element = store.element();
    return unmetAcceptance(form, ({ name, isTicked = false }) => {
      const [box] = formInputs(element, inputName(name, 'value', false));
      return box instanceof HTMLInputElement ? box.checked : isTicked;
    });
  };
  const isMet = useSyncExternalStore(store.subscribe, () => unmet() === undefined, onServer);
  const focusMissing = useStableCallback(() => {
    const missing = unmet();
    if (missing) elements.get(fieldKey(missing.name))?.focus();
    return missing === undefined;
  });
  return { isMet, focusMissing };
}

/**
 * Returns the first consent checkbox that prevents sending; `undefined` if there is none, or if the server validates
 * consent.
 */
export function unmetAcceptance(
  form: Pick<ContactFormDescription, 'fields' | 'isAcceptanceValidated'>,
  isTicked: (field: ContactFormAcceptanceField) => boolean,
): ContactFormAcceptanceField | undefined {
  return form.isAcceptanceValidated ? undefined : unmetAcceptances(form, isTicked)[0];
}

/** Whether one of the form's elements has focus, including elements outside it that use the `form` attribute. */
function isFocusInPart(form: HTMLFormElement): boolean {
  const active = activeElementAround(unshadowed(form));
  return active !== null && [...unshadowed(form).elements].includes(active);
}

/** Moves focus to the first invalid field after a response, unless the user has moved focus out of the form. */
function useContactFormFocus(
  { state, store, elements }: Pick<ContactFormContext, 'state' | 'store' | 'elements'>,
  errors: readonly ContactFieldError[],
  isOn: boolean,
): void {
  const { invalidResponseCount } = state;
  useOnNew(invalidResponseCount, () => {
    if (invalidResponseCount === 0) return;
    const form = store.element();
    const first = errors.find(({ field }) => field !== undefined);
    if (!isOn || !form || !first || (isFocusElsewhere(form) && !isFocusInPart(form))) return;
    elements.get(fieldKey(first.name))?.focus();
  });
}
