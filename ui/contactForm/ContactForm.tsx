'use client';
import { useMemo } from 'react';
import {
  useContactCount,
  useContactForm,
  type UseContactFormOptions,
  type UseContactFormResult,
} from '@loggia/hooks/contactForm';
import { useItemKeys } from '@loggia/hooks/shared';
import type {
  ContactFormCountField,
  ContactFormDescription,
  ContactFormField,
  ContactFormText,
} from '@loggia/hooks/backend';
import { ContactField, ContactProse, ContactText } from './ContactField.tsx';
import { useKit } from '../KitProvider.tsx';

export interface ContactFormProps extends UseContactFormOptions {
  /** The description of the form. Pass the same object on every render unless the form changes. */
  readonly form: ContactFormDescription;
  /**
   * Whether to render the form's `title` as a heading. If false, the title is only used as the form's accessible name.
   * @default true
   */
  readonly hasTitle?: boolean | undefined;
  /** The heading level of the title. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Renders a contact form from its description. The result is shown below the fields. Its styles are in `forms.css`. */
export function ContactForm({ form, hasTitle = true, headingLevel = 2, ...options }: ContactFormProps) {
  const { labels } = useKit();
  const contactForm = useContactForm(form, { ...options, labels: options.labels ?? labels?.contactForm });
  const rows = useMemo(() => contactRowsOf(form.fields), [form]);
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <form {...contactForm.getFormProps({ className: 'loggia-contact' })}>
      {hasTitle && form.title && <Heading className="loggia-contact-title">{form.title}</Heading>}
      {contactForm.hiddenInputs.map(({ name, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several can have the same name, and they have no state
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <ContactErrors contactForm={contactForm} />
      <ContactRows contactForm={contactForm} rows={rows} />
      <ContactMessage contactForm={contactForm} />
    </form>
  );
}

interface ContactMessageProps {
  readonly contactForm: UseContactFormResult;
}

/** Renders the result message, a retry button after a failure, and the progress of a slow upload. */
function ContactMessage({ contactForm }: ContactMessageProps) {
  const { error, isSubmitting, progress } = contactForm;
  return (
    <div className="loggia-contact-message" data-status={contactForm.status}>
      <p {...contactForm.getStatusProps()} />
      {error && <button {...contactForm.getRetryButtonProps({ className: 'loggia-contact-button' })} />}
      {isSubmitting && progress && (
        <>
          <progress {...contactForm.getProgressProps()} />
          <button {...contactForm.getCancelButtonProps({ className: 'loggia-contact-button' })} />
        </>
      )}
    </div>
  );
}

interface ContactErrorsProps {
  readonly contactForm: UseContactFormResult;
}

/**
 * Renders the list of errors, in which each error links to its field. It is visible only while it has focus, because
 * the messages are also next to the fields.
 */
function ContactErrors({ contactForm }: ContactErrorsProps) {
  return (
    <ul {...contactForm.getErrorListProps({ className: 'loggia-contact-errors' })}>
      {contactForm.errors.map((error) => (
        <li key={error.name}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- the getter provides the `href` and the content */}
          <a {...contactForm.getErrorLinkProps({ error })} />
        </li>
      ))}
    </ul>
  );
}

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
          // oxlint-disable-next-line react/no-array-index-key -- two can count the same field, and they have no state
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

function ContactRows({ contactForm, rows }: ContactRowsProps) {
  const keyOf = useItemKeys(rows);
  return rows.map((row, index) => <Row key={keyOf(index)} contactForm={contactForm} row={row} />);
}

interface ContactCountProps {
  readonly contactForm: UseContactFormResult;
  readonly count: ContactFormCountField;
}

/** Renders the character counter of a text field. */
function ContactCount({ contactForm, count }: ContactCountProps) {
  return <span {...useContactCount(contactForm, count).getCountProps({ className: 'loggia-contact-count' })} />;
}

type Single = Exclude<ContactFormField, ContactFormCountField | { readonly type: 'groupStart' | 'groupEnd' }>;

/**
 * A row in a form: a field, a block of text, several counters in one line, or a named group of rows. The `id` is
 * derived from the name, so that typed values stay with their fields if the description changes.
 */
type ContactRow = { readonly id: string } & (
  | { readonly kind: 'field'; readonly field: Single }
  | { readonly kind: 'counts'; readonly counts: readonly ContactFormCountField[] }
  | { readonly kind: 'group'; readonly legend: ContactFormText; readonly rows: readonly ContactRow[] }
);

const idOfField = (field: Single): string => ('name' in field && field.name ? `field ${field.name}` : field.type);
const idOfGroup = (legend: ContactFormText): string => `group ${legend.map(({ text }) => text).join('')}`;

/** Returns the rows of a form. A `groupEnd` without a `groupStart` is ignored. */
function contactRowsOf(fields: readonly ContactFormField[]): readonly ContactRow[] {
  const top: ContactRow[] = [];
  const open = [top];
  let counts: ContactFormCountField[] | undefined;
  for (const field of fields) {
    const rows = open.at(-1) ?? top;
    if (field.type === 'count') {
      if (!counts) rows.push({ id: 'counts', kind: 'counts', counts: (counts = []) });
      counts.push(field);
      continue;
    }
    counts = undefined;
    if (field.type === 'groupStart') {
      const own: ContactRow[] = [];
      rows.push({ id: idOfGroup(field.legend), kind: 'group', legend: field.legend, rows: own });
      open.push(own);
    } else if (field.type === 'groupEnd') {
      if (open.length > 1) open.pop();
    } else rows.push({ id: idOfField(field), kind: 'field', field });
  }
  return top;
}
