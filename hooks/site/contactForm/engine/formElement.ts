import { unshadowed } from '../../../core/shared/unshadowed.ts';
import { createKeptValues } from './keptValues.ts';

/** A store around the `<form>` element. Field values live in the DOM, so hooks read them through this store. */
export interface FormStore {
  /** Returns the form; `null` until it is mounted. */
  element(): HTMLFormElement | null;
  /** The form's ref callback. */
  readonly attach: (form: HTMLFormElement | null) => void;
  /** Calls `onChange` after any event that may have changed a field. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Calls `onEvent` with the form's events. Returns a function that unsubscribes. */
  listen(onEvent: (event: Event) => void): () => void;
  notify(): void;
  /**
   * Moves entered values from inputs that were replaced to their replacements. Call this after the description has
   * changed.
   */
  keepValues(): void;
  /** Resets all fields to their initial values. */
  reset(): void;
}

const EVENTS = ['input', 'change', 'reset', 'focusin'] as const;

export function createFormStore(): FormStore {
  let current: HTMLFormElement | null = null;
  const subscribers = new Set<() => void>();
  const listeners = new Set<(event: Event) => void>();
  const kept = createKeptValues();
  const notify = (): void => {
    for (const subscriber of subscribers) subscriber();
  };
  const handle = (event: Event): void => {
    for (const listener of listeners) listener(event);
    if (event.type === 'reset') kept.forgetRemoved(inputsOf(current));
    // Fields are only reset after the event's listeners have run.
    if (event.type === 'reset') setTimeout(notify);
    else notify();
  };
  return {
    element: () => current,
    attach(form) {
      for (const type of EVENTS) {
        if (current) unshadowed(current).removeEventListener(type, handle);
        if (form) unshadowed(form).addEventListener(type, handle);
      }
      current = form;
      kept.update(inputsOf(form));
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    listen(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    notify,
    keepValues: () => {
      kept.update(inputsOf(current));
      notify();
    },
    reset: () => current && unshadowed(current).reset(),
  };
}

/** An element whose value is sent with the form. */
export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: Element): element is FormInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const inputsOf = (form: HTMLFormElement | null): readonly FormInput[] =>
  [...(form ? unshadowed(form).elements : [])].filter(isFormInput);

/** Returns the inputs with exactly this name. Names from a server are never used in a selector. */
export function formInputs(form: HTMLFormElement | null, name: string): readonly FormInput[] {
  return inputsOf(form).filter((input) => input.name === name);
}
