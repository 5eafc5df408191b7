import type { InvalidContactField } from '../../../data/backend/ContactFormBackend.ts';
import type { ContactFormInputField } from '../../../data/backend/ContactFormDescription.ts';
import { fillLabel } from '../../../core/shared/fillLabel.ts';
import { canReadFile } from '../../../core/shared/engine/canReadFile.ts';
import { unshadowed } from '../../../core/shared/unshadowed.ts';
import { fieldOfInput } from '../fields.ts';
import type { ContactFormLabels } from '../labels.ts';
import type { ContactFormContext } from '../types.ts';

function badInputMessage(field: ContactFormInputField | undefined, labels: ContactFormLabels): string {
  switch (field?.type) {
    case 'date':
    case 'email':
    case 'url':
    case 'tel':
      return labels[field.type];
    default:
      return labels.number;
  }
}

/**
 * Returns an error for each input whose text is not a valid value for its type, such as `2e` in a number field or an
 * incomplete date. Browsers report such values as empty and would not send them.
 */
export function badInputs(context: ContactFormContext): readonly InvalidContactField[] {
  const form = context.store.element();
  return [...(form ? unshadowed(form).elements : [])].flatMap((input) => {
    if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return [];
    const field = fieldOfInput(context, input.name);
    return [{ name: field?.name ?? input.name, message: badInputMessage(field, context.labels) }];
  });
}

type NamedFile = readonly [inputName: string, file: File];

/**
 * Returns a form's selected files with the names of their inputs. Skips the unnamed file that an empty file input
 * contains.
 */
export function filesOf(data: FormData): readonly NamedFile[] {
  return [...data].flatMap(([name, entry]) => (typeof entry !== 'string' && entry.name !== '' ? [[name, entry]] : []));
}

/**
 * Returns an error for each file that has been deleted, moved or changed since it was selected. Sending such a file
 * fails with the same error as when the user is offline.
 */
export async function goneFiles(
  context: ContactFormContext,
  files: readonly NamedFile[],
): Promise<readonly InvalidContactField[]> {
  const errors: InvalidContactField[] = [];
  for (const [name, file] of files) {
    if (await canReadFile(file)) continue;
    const message = fillLabel(context.labels.fileGone, { file: file.name });
    errors.push({ name: fieldOfInput(context, name)?.name ?? name, message });
  }
  return errors;
}
