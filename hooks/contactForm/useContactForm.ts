'use client';
import { useCallback, useId, useMemo, useReducer, useState } from 'react';
import type { ContactFormDescription } from '../backend/ContactFormDescription.ts';
import { useBackend } from '../backend/useBackend.ts';
import { WAITING_TEXT_DELAY_MS } from '../shared/constants.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useLabels } from '../shared/useLabels.ts';
import { contactFormReducer } from './contactFormReducer.ts';
import { initialContactForm } from './contactFormState.ts';
import { createFormWatch } from './engine/createFormWatch.ts';
import { failureMessage } from './failureMessage.ts';
import { fieldKey } from './fieldKey.ts';
import { CONTACT_FORM_LABELS } from './labels.ts';
import { plainInputName } from './plainInputName.ts';
import { sortInvalidFields } from './sortInvalidFields.ts';
import type { ContactFormContext, UseContactFormOptions, UseContactFormResult } from './types.ts';
import { useAcceptance } from './useAcceptance.ts';
import { useContactActions } from './useContactActions.ts';
import { useContactFormFocus } from './useContactFormFocus.ts';
import { useContactFormGetters } from './useContactFormGetters.ts';

const keyOf = ({ name }: { readonly name: string }): string => fieldKey(name);

/**
 * A contact form: it is sent without leaving the page, and says what became of it. What stands in the fields is the page's own, so
 * nothing that was typed is lost: not while the page comes to life, and not by a failure. Fields have a hook of their own,
 * `useContactField`.
 *
 * ```tsx
 * const contactForm = useContactForm(form, { backend: contactForms });
 * <form {...contactForm.getFormProps()}>
 *   {contactForm.hiddenInputs.map((input, index) => <input key={index} type="hidden" {...input} />)}
 *   <NameField contactForm={contactForm} />
 *   <p {...contactForm.getMessageProps()} />
 * </form>
 * ```
 *
 * @param form keep it the same object while the form is the same
 */
export function useContactForm(
  form: ContactFormDescription,
  options: UseContactFormOptions = {},
): UseContactFormResult {
  const { enabled = true, focusesFirstInvalid = true } = options;
  const provided = useBackend()?.contactForms;
  const backend = options.backend ?? provided;
  const labels = useLabels(CONTACT_FORM_LABELS, options.labels);
  const id = useId();
  const [state, dispatch] = useReducer(contactFormReducer, form, initialContactForm);
  const [watch] = useState(createFormWatch);
  const [elements] = useState(() => createElementRegistry<string, HTMLElement>());
  const identity = id.replaceAll(/\W/g, '');
  const unitTag = form.unitTag ?? backend?.unitTag(form, identity) ?? identity;
  const { continuation, status, failure, progress, invalidFields } = state;
  const instance = useMemo(() => ({ form, unitTag, continuation }), [form, unitTag, continuation]);
  const inputName = useCallback<ContactFormContext['inputName']>(
    (...which) => (backend?.inputName ?? plainInputName)(...which, form),
    [backend, form],
  );
  const context: ContactFormContext = { id, form, state, watch, elements, labels, inputName, keyOf };

  const acceptance = useAcceptance(context);
  const verbs = useContactActions({ backend, instance, context, acceptance, dispatch, options });
  const errors = useMemo(() => sortInvalidFields(form.fields, [...invalidFields.values()]), [form, invalidFields]);
  useContactFormFocus(context, errors, focusesFirstInvalid);
  const hiddenInputs = useMemo(() => {
    const own = form.fields.flatMap((field) => (field.type === 'hidden' ? [[field.name, field.value] as const] : []));
    return [...(backend?.hiddenFields(instance) ?? []), ...own].map(([name, value]) => ({ name, value }));
  }, [backend, instance, form]);

  const isSubmitting = status === 'submitting';
  const isWaiting = useDelayed(isSubmitting, WAITING_TEXT_DELAY_MS);
  const said = failure ? failureMessage(failure, labels) : state.message;
  const result = {
    form,
    status,
    message: isWaiting ? labels.waiting : said,
    errors,
    failure,
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
