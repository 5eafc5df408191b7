'use client';
import { useContactCount } from '@loggia/hooks/contactForm';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';
import type { ContactFormCountField, ContactFormProse } from '@loggia/hooks/backend';
import { ContactField } from './ContactField.tsx';
import type { ContactRow } from './contactRowsOf.ts';
import { ContactText } from './ContactText.tsx';

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

/** How much was typed, or how much room is left. */
function ContactCount({ contactForm, count }: ContactCountProps) {
  return <span {...useContactCount(contactForm, count).getCountProps({ className: 'loggia-contact-count' })} />;
}

interface ContactProseProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly prose: ContactFormProse;
}

/** What is said between the fields: a heading, a paragraph, a list. */
function ContactProse({ contactForm, prose }: ContactProseProps) {
  if (prose.type === 'list') {
    const List = prose.isOrdered ? 'ol' : 'ul';
    return (
      <List className="loggia-contact-prose">
        {prose.items.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no other identity, and never move
          <li key={index}>
            <ContactText contactForm={contactForm} text={text} />
          </li>
        ))}
      </List>
    );
  }
  const Block = prose.type === 'heading' ? (`h${prose.level}` as const) : 'p';
  return (
    <Block className="loggia-contact-prose">
      <ContactText contactForm={contactForm} text={prose.text} />
    </Block>
  );
}
