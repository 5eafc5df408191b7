'use client';
import type { FormEvent } from 'react';
import type { ContactFormSubmitField } from '../../data/backend/ContactFormDescription.ts';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { encodeText } from '../../core/shared/encodeText.ts';
import { safeHref, safeSource } from '../../core/shared/urls.ts';
import { unshadowed } from '../../core/shared/unshadowed.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { fieldElementId } from './fieldParts.ts';
import type { ContactFieldError } from './fields.ts';
import type { ContactFormContext, ContactFormGetters, UseContactFormResult } from './types.ts';

type Form = Omit<UseContactFormResult, keyof ContactFormGetters> & {
  readonly unitTag: string;
  readonly enabled: boolean;
};

function errorLinkProps(context: ContactFormContext, { field, message }: ContactFieldError): ElementProps<'a'> {
  if (!field) return { children: message };
  const name =
    field.type === 'quiz' ? (context.state.quizzes.get(context.keyOf(field)) ?? field).question : field.label;
  return {
    href: `#${encodeText(fieldElementId(context, field))}`,
    // The message for an empty required field is always the same, so include the field's name to distinguish the links.
    children: name ? fillLabel(context.labels.errorOfField, { field: name, message }) : message,
    onClick(event) {
      const element = context.elements.get(context.keyOf(field));
      if (!element) return;
      event.preventDefault();
      element.focus();
    },
  };
}

function submitButtonProps(
  { canSubmit, isSubmitting, labels }: Form,
  field: ContactFormSubmitField,
): ElementProps<'button'> {
  return {
    type: 'submit',
    name: field.name,
    value: field.name ? (field.value ?? field.label) : undefined,
    'aria-disabled': !canSubmit || undefined,
    'data-disabled': canSubmit ? undefined : '',
    'data-sending': isSubmitting ? '' : undefined,
    children: isSubmitting ? labels.sending : field.label || labels.submit,
  };
}

/** Creates the prop getters for the form as a whole. */
export function useContactFormGetters(contactForm: Form): ContactFormGetters {
  const { form, context, labels, status, errors, isSubmitting, progress } = contactForm;
  const { id, store } = context;
  const handleSubmit = useStableCallback((event: FormEvent) => {
    if (!contactForm.enabled) return;
    event.preventDefault();
    contactForm.submit('form', event.nativeEvent);
  });
  const handleRetry = useStableCallback((event: { readonly nativeEvent: Event }) =>
    contactForm.submit('retry', event.nativeEvent),
  );
  const handover = useFocusHandover(() => {
    const element = store.element();
    return element && unshadowed(element).querySelector<HTMLElement>('[type="submit"]');
  });
  const percent =
    progress && progress.totalBytes > 0 ? Math.round((progress.sentBytes / progress.totalBytes) * 100) : 0;
  return {
    getFormProps: (props) =>
      mergeProps(
        {
          ref: store.attach,
          id: form.elementId ?? contactForm.unitTag,
          action: safeSource(form.action, 'form'),
          method: 'post',
          encType: 'multipart/form-data',
          // The browser's own messages appear one at a time and in the browser's language.
          noValidate: true,
          'aria-label': form.title ?? labels.formTitle,
          'aria-busy': isSubmitting || undefined,
          'data-status': status,
          onSubmit: handleSubmit,
        } as const,
        props,
      ),
    getStatusProps: (props) =>
      mergeProps({ role: 'status', 'data-status': status, children: contactForm.message } as const, props),
    getErrorListProps: (props) => mergeProps({ 'aria-label': labels.errorsTitle, hidden: errors.length === 0 }, props),
    getErrorLinkProps: ({ error, ...props }) => mergeProps(errorLinkProps(context, error), props),
    getSubmitButtonProps: ({ field, ...props }) => mergeProps(submitButtonProps(contactForm, field), props),
    getRetryButtonProps: (props) =>
      mergeProps({ ...textButtonProps(labels.retry, handleRetry, isSubmitting), ...handover }, props),
    getCancelButtonProps: (props) =>
      mergeProps({ ...textButtonProps(labels.cancel, contactForm.cancel), ...handover }, props),
    getProgressProps: (props) =>
      mergeProps(
        { id: `${id}-progress`, max: 100, value: percent, 'aria-label': fillLabel(labels.progress, { percent }) },
        props,
      ),
    getTextLinkProps: ({ run, ...props }) => mergeProps({ href: safeHref(run.href), children: run.text }, props),
    getNewCaptchaButtonProps: (props) => mergeProps(buttonProps(labels.newCaptcha, contactForm.renewQuestions), props),
  };
}
