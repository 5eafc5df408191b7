import type { ContactFormInputField } from '../backend/ContactFormDescription.ts';
import { countElementId } from './countElementId.ts';
import type { ContactFormContext } from './types.ts';

/** Identities of what describes a field: its hint, its counters, what is wrong with it. Undefined where there is nothing. */
export function describedBy(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  field: ContactFormInputField,
  elementId: string,
  isWrong: boolean,
): string | undefined {
  const counts = form.fields.flatMap((count) =>
    count.type === 'count' && count.target === field.name ? [countElementId({ id, form }, count)] : [],
  );
  const all = [...(isWrong ? [`${elementId}-error`] : []), ...(field.hint ? [`${elementId}-hint`] : []), ...counts];
  return all.join(' ') || undefined;
}
