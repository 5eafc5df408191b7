import { unshadowed } from '../../shared/unshadowed.ts';

/** The form's element as a store. Its fields and their values belong to the page, so hooks read them from here. */
export interface FormStore {
  /** Null until the form is on the page. */
  element(): HTMLFormElement | null;
  /** The form's ref. */
  readonly attach: (form: HTMLFormElement | null) => void;
  /** Calls back after everything that may have changed a field. Returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /** Calls back with the events themselves. Returns the unsubscribe function. */
  listen(onEvent: (event: Event) => void): () => void;
  notify(): void;
  /** Resets every field to its initial value. */
  reset(): void;
}

const EVENTS = ['input', 'change', 'reset', 'focusin'] as const;

export function createFormStore(): FormStore {
  let current: HTMLFormElement | null = null;
  const subscribers = new Set<() => void>();
  const listeners = new Set<(event: Event) => void>();
  const notify = (): void => {
    for (const subscriber of subscribers) subscriber();
  };
  const handle = (event: Event): void => {
    for (const listener of listeners) listener(event);
    // The fields are emptied after the listeners have run.
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
    reset: () => current && unshadowed(current).reset(),
  };
}

/** An element whose value is sent. */
type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: Element): element is FormInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Returns the inputs with exactly this name. A name from a server is never part of a selector. */
export function formInputs(form: HTMLFormElement | null, name: string): readonly FormInput[] {
  return [...(form ? unshadowed(form).elements : [])].filter(isFormInput).filter((input) => input.name === name);
}
