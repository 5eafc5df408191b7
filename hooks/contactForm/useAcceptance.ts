'use client';
import { useSyncExternalStore } from 'react';
import type { ContactFormAcceptanceField } from '../backend/ContactFormDescription.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { fieldKey } from './fieldKey.ts';
import { formInputs } from './engine/formInputs.ts';
import type { ContactFormContext } from './types.ts';
import { unmetAcceptance } from './unmetAcceptance.ts';

export interface Acceptance {
  /** Everything that has to be accepted is. On a server it is: a form without scripts is never held back. */
  readonly isMet: boolean;
  /** Takes focus to the first box that is missing; true where there is none. */
  ask(): boolean;
}

const onServer = (): boolean => true;

/** Whether the boxes of the form let it go. */
export function useAcceptance({ form, watch, elements, inputName }: Omit<ContactFormContext, 'state'>): Acceptance {
  const unmet = (): ContactFormAcceptanceField | undefined => {
    const element = watch.form();
    return unmetAcceptance(form, ({ name, isTicked = false }) => {
      const [box] = formInputs(element, inputName(name, 'value', false));
      return box instanceof HTMLInputElement ? box.checked : isTicked;
    });
  };
  const isMet = useSyncExternalStore(watch.subscribe, () => unmet() === undefined, onServer);
  const ask = useStableCallback(() => {
    const missing = unmet();
    if (missing) elements.get(fieldKey(missing.name))?.focus();
    return missing === undefined;
  });
  return { isMet, ask };
}
