'use client';
import { useContactCount } from '@loggia/hooks/contactForm';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';
import type { ContactFormCountField, ContactFormField, ContactFormText } from '@loggia/hooks/backend';
import { ContactField } from './ContactField.tsx';
import { ContactProse, ContactText } from './ContactText.tsx';

interface ContactRowsProps {
  readonly contactForm: UseContactFormResult;
  readonly rows: readonly ContactRow[];
}

function Row({ contactForm, row }: Pick<ContactRowsProps, 'contactForm'> & { readonly row: ContactRow }) {
  if (row.kind === 'group') {
    return (
      <fieldset className="loggia-contact-group">
        <legend className="loggia-contact-label">
          <ContactText contactForm={contactForm} text={row.legend} />
        </legend>
        <ContactRows contactForm={contactForm} rows={row.rows} />
      </fieldset>
    );
  }
  if (row.kind === 'counts') {
    return (
      <div className="loggia-contact-counts">
        {row.counts.map((count, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a description never changes its order, and two may count one field
          <ContactCount key={index} contactForm={contactForm} count={count} />
        ))}
      </div>
    );
  }
  const { field } = row;
  switch (field.type) {
    case 'hidden':
      return null;
    case 'submit':
      return <button {...contactForm.getSubmitButtonProps({ field, className: 'loggia-contact-button' })} />;
    case 'heading':
    case 'paragraph':
    case 'list':
      return <ContactProse contactForm={contactForm} prose={field} />;
    default:
      return <ContactField contactForm={contactForm} field={field} />;
  }
}

/** Everything of a form below each other, group by group. */
export function ContactRows({ contactForm, rows }: ContactRowsProps) {
  return rows.map((row, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a description never changes its order, and not every field has a name
    <Row key={index} contactForm={contactForm} row={row} />
  ));
}

interface ContactCountProps {
  readonly contactForm: UseContactFormResult;
  readonly count: ContactFormCountField;
}

/** A counter of the characters typed or left. */
function ContactCount({ contactForm, count }: ContactCountProps) {
  return <span {...useContactCount(contactForm, count).getCountProps({ className: 'loggia-contact-count' })} />;
}

type Single = Exclude<ContactFormField, ContactFormCountField | { readonly type: 'groupStart' | 'groupEnd' }>;

/** A row of a form: a field or a text, counters that share a line, or a named group of such rows. */
type ContactRow =
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
