import { unshadowed } from '../../shared/unshadowed.ts';

/** An element that sends something. */
export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: Element): element is FormInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The inputs with exactly this name. A name from a server is never part of a selector. */
export function formInputs(form: HTMLFormElement | null, name: string): readonly FormInput[] {
  return [...(form ? unshadowed(form).elements : [])].filter(isFormInput).filter((input) => input.name === name);
}
