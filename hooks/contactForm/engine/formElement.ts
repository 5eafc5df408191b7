import { unshadowed } from '../../shared/unshadowed.ts';

/** What happens in a form, for whoever looks at its fields: they are the page's own, and what stands in them too. */
export interface FormWatch {
  /** Null until the form is on the page. */
  form(): HTMLFormElement | null;
  /** To be used as the form's ref. */
  readonly attach: (form: HTMLFormElement | null) => void;
  /** Tells of everything that may have changed a field. Returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /** Tells of the events themselves. Returns the unsubscribe function. */
  listen(onEvent: (event: Event) => void): () => void;
  notify(): void;
  /** Puts every field back to where it began. */
  empty(): void;
}

const EVENTS = ['input', 'change', 'reset', 'focusin'] as const;

export function createFormWatch(): FormWatch {
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
    form: () => current,
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
    empty: () => current && unshadowed(current).reset(),
  };
}

/** An element that sends something. */
type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: Element): element is FormInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The inputs with exactly this name. A name from a server is never part of a selector. */
export function formInputs(form: HTMLFormElement | null, name: string): readonly FormInput[] {
  return [...(form ? unshadowed(form).elements : [])].filter(isFormInput).filter((input) => input.name === name);
}
