'use client';
import { useEffect, useRef, type Dispatch } from 'react';
import type {
  ContactFormBackend,
  ContactFormInstance,
  ContactFormRule,
} from '../../data/backend/ContactFormBackend.ts';
import type { ContactFormDescription, ContactFormField } from '../../data/backend/ContactFormDescription.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import { badInputs } from './engine/unsendable.ts';
import type { ContactFormContext } from './types.ts';
import { fieldKey, isInputField } from './fields.ts';
import { brokenRules, readFieldValues } from './brokenRules.ts';
import type { ContactFormNotifier } from './useContactFormNotifier.ts';

interface ContactValidationOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly context: ContactFormContext;
  readonly instance: ContactFormInstance;
  readonly store: FormStore;
  readonly notifier: ContactFormNotifier;
  readonly dispatch: Dispatch<ContactFormEvent>;
  readonly isOn: boolean;
}

interface LoadedRules {
  readonly form: ContactFormDescription;
  readonly list: Promise<readonly ContactFormRule[]>;
}

interface ContactValidation {
  validate(name: string): void;
  /** Discards pending validation because the form was reset or sent. */
  clear(): void;
}

/**
 * Validates a changed field, and all fields before it, with the server's rules. The rules are loaded once per form
 * description.
 */
export function useContactValidation(options: ContactValidationOptions): ContactValidation {
  const { backend, context, instance, store, notifier, dispatch, isOn } = options;
  const rules = useRef<LoadedRules | null>(null);
  const round = useRef(0);
  const controller = useRef<AbortController | null>(null);

  const load = (): LoadedRules => {
    const { signal } = (controller.current ??= new AbortController());
    const loading = backend?.loadRules?.(instance, { signal }) ?? Promise.resolve([]);
    // The server validates the form anyway, so a failure to load the rules is ignored. They are requested again on the
    // next change.
    const list = loading.catch(() => {
      if (rules.current === loaded) rules.current = null;
      return [];
    });
    const loaded = { form: instance.form, list };
    return loaded;
  };
  const check = useStableCallback(async (name: string): Promise<void> => {
    notifier.setReason('validation');
    dispatch({ type: 'validationStarted' });
    const begun = round.current;
    if (rules.current?.form !== instance.form) rules.current = load();
    const known = await rules.current.list;
    if (begun !== round.current) {
      dispatch({ type: 'validated', checked: [], invalidFields: [] });
      return;
    }
    const element = store.element();
    const checked = fieldsUpTo(instance.form.fields, name);
    const keys = new Set(checked.map(fieldKey));
    const broken = element ? brokenRules(known, readFieldValues(new FormData(element))) : [];
    // Bad inputs come first, because only a field's first error is used, and rules treat bad input as empty.
    const invalidFields = [...badInputs(context), ...broken].filter((invalid) => keys.has(fieldKey(invalid.name)));
    dispatch({ type: 'validated', checked: known.length > 0 ? checked : [], invalidFields });
  });

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
      rules.current = null;
    },
    [],
  );
  const validate = useStableCallback((name: string) => {
    if (isOn && backend?.loadRules) void check(name);
  });
  const clear = useStableCallback(() => {
    round.current += 1;
  });
  return { validate, clear };
}

/** Returns the names of all fields up to and including `name`, in document order. */
export function fieldsUpTo(fields: readonly ContactFormField[], name: string): readonly string[] {
  const names = fields.filter(isInputField).map((field) => field.name);
  return names.slice(0, names.indexOf(name) + 1);
}
