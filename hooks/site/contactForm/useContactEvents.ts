'use client';
import { useEffect } from 'react';
import type { ContactFormInputField } from '../../data/backend/ContactFormDescription.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { formInputs } from './engine/formElement.ts';
import { fieldOfInput, isListField } from './fields.ts';
import type { ContactFormContext } from './types.ts';

interface ContactEventOptions {
  readonly context: Pick<ContactFormContext, 'form' | 'inputName' | 'store'>;
  readonly enabled: boolean;
  onFocusIn(): void;
  onInput(name: string): void;
  onChange(name: string): void;
  onReset(): void;
}

const isTickable = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** Handles the events of all fields with listeners on the form, no matter how the fields are rendered. */
export function useContactEvents({ context, enabled, ...options }: ContactEventOptions): void {
  const { inputName, store } = context;

  const syncChoices = (field: ContactFormInputField, input: HTMLInputElement): void => {
    if (field.type !== 'checkbox' && field.type !== 'radio') return;
    const choices = formInputs(store.element(), inputName(field.name, 'value', isListField(field))).filter(isTickable);
    if (field.type === 'checkbox' && field.isExclusive) {
      const ticked = choices.filter(({ checked }) => checked).map(({ value }) => value);
      const kept = tickedChoices(ticked, { value: input.value, isTicked: input.checked }, true);
      // Several choices may have the same value, so compare elements: only the clicked one stays checked.
      for (const choice of choices) choice.checked = choice === input && kept.includes(choice.value);
    }
    const [freeText] = formInputs(store.element(), inputName(field.name, 'freeText', false));
    if (!field.hasFreeText || !freeText || choices.at(-1) !== input || !input.checked) return;
    freeText.disabled = false;
    freeText.focus();
  };
  const handle = useStableCallback((event: Event): void => {
    if (event.type === 'focusin') options.onFocusIn();
    if (event.type === 'reset' && event.target === store.element() && !event.defaultPrevented) options.onReset();
    const input = event.target;
    if (
      !(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement)
    )
      return;
    const field = fieldOfInput(context, input.name);
    if (!field) return;
    if (event.type === 'input') options.onInput(field.name);
    if (event.type !== 'change') return;
    if (field.type === 'url') input.value = fixUrl(input.value);
    if (isTickable(input)) syncChoices(field, input);
    options.onChange(field.name);
  });
  useEffect(() => (enabled ? store.listen(handle) : undefined), [enabled, store, handle]);
}

/** Returns the checked choices after a change. In an exclusive group, checking one unchecks the others. */
export function tickedChoices(
  ticked: readonly string[],
  change: { readonly value: string; readonly isTicked: boolean },
  isExclusive: boolean,
): readonly string[] {
  const others = isExclusive && change.isTicked ? [] : ticked.filter((value) => value !== change.value);
  return change.isTicked ? [...others, change.value] : others;
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Completes a typed URL: trims it, and adds `http://` if it contains a dot but no scheme. */
export function fixUrl(text: string): string {
  const trimmed = text.trim();
  if (SCHEME.test(trimmed) || !trimmed.includes('.')) return trimmed;
  return `http://${trimmed.replace(/^\/+/, '')}`;
}
