import type { ContactFormCountField, ContactFormField, ContactFormText } from '@loggia/hooks/backend';

type Single = Exclude<ContactFormField, ContactFormCountField | { readonly type: 'groupStart' | 'groupEnd' }>;

/** What a form has below each other: a field or a text, numbers that share a line, or a group of such rows under a name. */
export type ContactRow =
  | { readonly kind: 'field'; readonly field: Single }
  | { readonly kind: 'counts'; readonly counts: readonly ContactFormCountField[] }
  | { readonly kind: 'group'; readonly legend: ContactFormText; readonly rows: readonly ContactRow[] };

/** The rows of a form. An end without a beginning ends nothing. */
export function contactRowsOf(fields: readonly ContactFormField[]): readonly ContactRow[] {
  const top: ContactRow[] = [];
  const open = [top];
  let counts: ContactFormCountField[] | undefined;
  for (const field of fields) {
    const rows = open.at(-1) ?? top;
    if (field.type === 'count') {
      if (!counts) rows.push({ kind: 'counts', counts: (counts = []) });
      counts.push(field);
      continue;
    }
    counts = undefined;
    if (field.type === 'groupStart') {
      const own: ContactRow[] = [];
      rows.push({ kind: 'group', legend: field.legend, rows: own });
      open.push(own);
    } else if (field.type === 'groupEnd') {
      if (open.length > 1) open.pop();
    } else rows.push({ kind: 'field', field });
  }
  return top;
}
