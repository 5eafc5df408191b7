'use client';
import { useContactForm } from '@loggia/hooks';
import type {
  ContactFormDescription,
  ContactFormField,
  UseContactFormOptions,
  UseContactFormResult,
} from '@loggia/hooks';
import { ContactCount } from '../components/contactForm/ContactCount.tsx';
import { ContactErrors } from '../components/contactForm/ContactErrors.tsx';
import { ContactField } from '../components/contactForm/ContactField.tsx';
import { ContactMessage } from '../components/contactForm/ContactMessage.tsx';
import { ContactProse } from '../components/contactForm/ContactProse.tsx';
import { useKit } from '../useKit.ts';

export interface ContactFormProps extends UseContactFormOptions {
  /** What is asked. Keep it the same object while the form is the same. */
  readonly form: ContactFormDescription;
}

interface FieldProps {
  readonly contactForm: UseContactFormResult;
  readonly field: ContactFormField;
}

function FormField({ contactForm, field }: FieldProps) {
  switch (field.type) {
    case 'hidden':
      return null;
    case 'count':
      return <ContactCount contactForm={contactForm} count={field} />;
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

/** A contact form from its description, field by field, with what became of it below. Wants `forms.css`. */
export function ContactForm({ form, ...options }: ContactFormProps) {
  const { labels } = useKit();
  const contactForm = useContactForm(form, { ...options, labels: options.labels ?? labels?.contactForm });
  return (
    <form {...contactForm.getFormProps({ className: 'loggia-contact' })}>
      {contactForm.hiddenInputs.map(({ name, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several may have one name, and none ever moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <ContactErrors contactForm={contactForm} />
      {form.fields.map((field, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a description never changes its order, and not every field has a name
        <FormField key={index} contactForm={contactForm} field={field} />
      ))}
      <ContactMessage contactForm={contactForm} />
    </form>
  );
}
