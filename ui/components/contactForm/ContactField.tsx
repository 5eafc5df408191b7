'use client';
import { useContactField } from '@loggia/hooks/contactForm';
import { ContactAcceptance } from './ContactAcceptance.tsx';
import { ContactCaptcha } from './ContactCaptcha.tsx';
import { ContactChoices } from './ContactChoices.tsx';
import type { ContactFieldProps } from './ContactFieldProps.ts';
import { ContactLine } from './ContactLine.tsx';

/** A field of a form, whatever its kind. */
export function ContactField({ contactForm, field }: ContactFieldProps) {
  const own = useContactField(contactForm, field);
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return <ContactChoices own={own} contactForm={contactForm} />;
    case 'acceptance':
      return <ContactAcceptance own={own} contactForm={contactForm} />;
    case 'captcha':
      return <ContactCaptcha own={own} contactForm={contactForm} />;
    default:
      return <ContactLine own={own} contactForm={contactForm} />;
  }
}
