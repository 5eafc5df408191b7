'use client';
import { useSyncExternalStore } from 'react';
import type { ContactFormInputField } from '../../data/backend/ContactFormDescription.ts';
import { useImageFailure } from '../../core/picture/useImageFailure.ts';
import type { AnyElementProps } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { choiceGetters, inputGetters } from './fieldGetters.ts';
import { fieldParts } from './fieldParts.ts';
import type { ContactFormLabels } from './labels.ts';
import type { UseContactFieldResult, UseContactFormResult } from './types.ts';
import { formInputs } from './engine/formElement.ts';

const onServer = (): boolean => true;

const withQuestion = (label: string, question: string): string =>
  label === '' || label === question ? question : `${label} ${question}`;

/**
 * ARIA supports `aria-required` on radio groups but not on checkbox groups, so the accessible name of a checkbox group
 * says that it is required.
 */
function groupProps({ type, label, isRequired }: ContactFormInputField, labels: ContactFormLabels): AnyElementProps {
  if (type === 'radio') return { role: 'radiogroup', 'aria-required': isRequired || undefined };
  return { 'aria-label': isRequired ? fillLabel(labels.requiredGroup, { field: label }).trim() : undefined };
}

/** Returns a contact form field's state, and prop getters for its elements. */
export function useContactField(
  { context }: Pick<UseContactFormResult, 'context'>,
  field: ContactFormInputField,
): UseContactFieldResult {
  const parts = fieldParts(context, field);
  const { elementId, name, choices, error, quiz, captcha, describing } = parts;
  const picture = useImageFailure(captcha?.imageUrl ?? '');
  const { labels, state } = context;
  const failure = picture.hasFailed ? labels.captchaFailed : state.hasRenewalFailed ? labels.newCaptchaFailed : '';
  const hasFreeText = 'hasFreeText' in field && field.hasFreeText === true;
  const readFreeText = (): boolean => {
    if (!hasFreeText) return false;
    const last = formInputs(context.store.element(), name)[choices.length - 1];
    return last instanceof HTMLInputElement ? last.checked : (choices.at(-1)?.isChosen ?? false);
  };
  // Enabled on the server, because without JavaScript nothing could enable it later.
  const isFreeTextOn = useSyncExternalStore(context.store.subscribe, readFreeText, onServer);
  const isGroup = field.type === 'checkbox' || field.type === 'radio';

  return {
    field,
    error,
    question: quiz?.question,
    imageUrl: captcha?.imageUrl,
    hasCaptchaFailed: picture.hasFailed,
    isFreeTextOn,
    getFieldProps: (props) =>
      mergeProps(
        {
          'data-field': field.name,
          'data-type': field.type,
          'data-invalid': error ? '' : undefined,
          'data-required': field.isRequired ? '' : undefined,
          'aria-describedby': isGroup ? describing : undefined,
          ...(isGroup && groupProps(field, labels)),
        },
        props,
      ),
    getLabelProps: (props) =>
      mergeProps(
        { htmlFor: elementId, children: quiz ? withQuestion(field.label, quiz.question) : field.label },
        props,
      ),
    getCaptchaImageProps: (props) =>
      picture.getImageProps(
        mergeProps(
          { src: safeSource(captcha?.imageUrl, 'image'), alt: labels.captchaImage, hidden: picture.hasFailed },
          props,
        ),
      ),
    getCaptchaStatusProps: (props) => mergeProps({ role: 'status', children: failure }, props),
    getHintProps: (props) => mergeProps({ id: `${elementId}-hint`, children: field.hint, hidden: !field.hint }, props),
    getErrorProps: (props) => mergeProps({ id: `${elementId}-error`, children: error?.message, hidden: !error }, props),
    ...inputGetters(context, field, parts),
    ...choiceGetters(context, field, parts, isFreeTextOn),
  };
}
