import { unshadowed } from '@loggia/hooks/shared';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHERS = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** What a visitor fills in, by name: the same name may stand at several. */
function fieldsOf(form: HTMLFormElement): ReadonlyMap<string, readonly Field[]> {
  const fields = new Map<string, Field[]>();
  for (const field of unshadowed(form).querySelectorAll<Field>('input, textarea, select')) {
    if (!OTHERS.has(field.type)) fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  }
  return fields;
}

function copySelection(from: HTMLSelectElement, to: HTMLSelectElement): void {
  for (const [index, option] of [...to.options].entries()) option.selected = from.options[index]?.selected ?? false;
}

function copyValue(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement) {
    if (to instanceof HTMLSelectElement) copySelection(from, to);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === to.type) {
    if (from.type === 'file') to.files = from.files;
    else if (from.type === 'checkbox' || from.type === 'radio') to.checked = from.checked;
    else to.value = from.value;
  } else if (from.type === to.type) {
    to.value = from.value;
  }
}

/** Puts what stands in the fields of one form into the fields of another that have the same names, and says so. */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const targets = fieldsOf(to);
  for (const [name, fields] of fieldsOf(from)) {
    for (const [index, field] of fields.entries()) {
      const target = targets.get(name)?.[index];
      if (target) copyValue(field, target);
    }
  }
  unshadowed(to).dispatchEvent(new Event('input'));
}
