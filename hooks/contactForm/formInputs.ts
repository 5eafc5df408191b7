/** An element that sends something. */
export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFormInput = (element: Element): element is FormInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Everything in a form that may send something. A field named `elements` would stand in the way of the property. */
function elementsOf(form: HTMLFormElement): Iterable<Element> {
  return Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection;
}

/** The inputs with exactly this name. A name from a server is never part of a selector. */
export function formInputs(form: HTMLFormElement | null, name: string): readonly FormInput[] {
  return [...(form ? elementsOf(form) : [])].filter(isFormInput).filter((input) => input.name === name);
}
