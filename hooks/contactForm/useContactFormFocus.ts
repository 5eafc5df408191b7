'use client';
import { useEffect } from 'react';
import { activeElementAround } from '../shared/engine/activeElementAround.ts';
import { isFocusElsewhere } from '../shared/engine/isFocusElsewhere.ts';
import { unshadowed } from '../shared/unshadowed.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { fieldKey } from './fieldKey.ts';
import type { ContactFieldError } from './sortInvalidFields.ts';
import type { ContactFormContext } from './types.ts';

/** A button or field elsewhere in the page that names the form is a part of it. */
function isFocusInPart(form: HTMLFormElement): boolean {
  const active = activeElementAround(unshadowed(form));
  return active !== null && [...unshadowed(form).elements].includes(active);
}

/** After an answer that found something wrong focus goes to the first of it, unless the visitor has gone on to something else. */
export function useContactFormFocus(
  { state, watch, elements }: Pick<ContactFormContext, 'state' | 'watch' | 'elements'>,
  errors: readonly ContactFieldError[],
  isOn: boolean,
): void {
  const { refusals } = state;
  const focusFirst = useStableCallback(() => {
    const form = watch.form();
    const first = errors.find(({ field }) => field !== undefined);
    if (!isOn || !form || !first || (isFocusElsewhere(form) && !isFocusInPart(form))) return;
    elements.get(fieldKey(first.name))?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals, focusFirst]);
}
