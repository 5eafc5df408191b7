import { fieldKey } from '../fields.ts';
import type { FormInput } from './formElement.ts';

const isFile = (input: FormInput): input is HTMLInputElement => input.type === 'file';
const isChoice = (input: FormInput): input is HTMLInputElement => input.type === 'checkbox' || input.type === 'radio';

function isChanged(input: FormInput): boolean {
  if (input instanceof HTMLSelectElement)
    return [...input.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isChoice(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
}

function valuesOf(input: FormInput): readonly string[] {
  if (input instanceof HTMLSelectElement) return [...input.selectedOptions].map(({ value }) => value);
  return isChoice(input) && !input.checked ? [] : [input.value];
}

function fill(input: FormInput, values: readonly string[], position: number): void {
  if (input instanceof HTMLSelectElement)
    for (const option of input.options) option.selected = values.includes(option.value);
  else if (isChoice(input)) input.checked = values.includes(input.value);
  else input.value = values[position] ?? input.value;
}

function move(replaced: readonly FormInput[], inputs: readonly FormInput[]): void {
  const values = replaced.flatMap(valuesOf);
  for (const [position, input] of inputs.entries()) {
    const old = replaced[position];
    if (!isFile(input)) fill(input, values, position);
    else if (old && isFile(old)) input.files = old.files;
  }
}

/**
 * Keeps what the user entered when a changed description replaces inputs, for example by moving a field into a group.
 * The values are moved to the new inputs. Removed inputs keep their values, so no separate copy is needed.
 */
export function createKeptValues() {
  let known: readonly FormInput[] = [];
  return {
    /** Call this after the form's inputs may have been replaced. */
    update(inputs: readonly FormInput[]): void {
      const removed = known.filter((input) => !inputs.includes(input));
      const added = inputs.filter((input) => !known.includes(input));
      const keys = new Set(added.map(({ name }) => fieldKey(name)));
      for (const key of keys) {
        const ofField = ({ name }: FormInput): boolean => fieldKey(name) === key;
        const replaced = removed.filter(ofField);
        if (replaced.some(isChanged)) move(replaced, added.filter(ofField));
      }
      // Remember removed inputs without a replacement, because their field may be added again.
      known = [...removed.filter(({ name }) => !keys.has(fieldKey(name))), ...inputs];
    },
    /** Call this when the form is reset. */
    forgetRemoved(inputs: readonly FormInput[]): void {
      known = inputs;
    },
  };
}
