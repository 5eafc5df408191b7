'use client';
import { useContactForm } from '@loggia/hooks/contactForm';
import type { ContactFormDescription } from '@loggia/hooks/backend';
import type { UseContactFormOptions } from '@loggia/hooks/contactForm';
import { useMemo } from 'react';
import { ContactErrors, ContactMessage } from '../components/contactForm/ContactMessage.tsx';
import { ContactRows } from '../components/contactForm/ContactRows.tsx';
import { contactRowsOf } from '../components/contactForm/contactRowsOf.ts';
import { useKit } from '../KitContext.ts';

export interface ContactFormProps extends UseContactFormOptions {
  /** What is asked. Keep it the same object while the form is the same. */
  readonly form: ContactFormDescription;
}

/** A contact form from its description, field by field, with what became of it below. Wants `forms.css`. */
export function ContactForm({ form, ...options }: ContactFormProps) {
  const { labels } = useKit();
  const contactForm = useContactForm(form, { ...options, labels: options.labels ?? labels?.contactForm });
  const rows = useMemo(() => contactRowsOf(form.fields), [form]);
  return (
    <form {...contactForm.getFormProps({ className: 'loggia-contact' })}>
      {contactForm.hiddenInputs.map(({ name, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several may have one name, and none ever moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <ContactErrors contactForm={contactForm} />
      <ContactRows contactForm={contactForm} rows={rows} />
      <ContactMessage contactForm={contactForm} />
    </form>
  );
}
