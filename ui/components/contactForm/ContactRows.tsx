'use client';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';
import { ContactCount } from './ContactCount.tsx';
import { ContactField } from './ContactField.tsx';
import { ContactProse } from './ContactProse.tsx';
import { ContactText } from './ContactText.tsx';
import type { ContactRow } from './contactRowsOf.ts';

export interface ContactRowsProps {
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
