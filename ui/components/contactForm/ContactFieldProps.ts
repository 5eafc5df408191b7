import type { ContactFormInputField } from '@loggia/hooks/backend';
import type { UseContactFieldResult, UseContactFormResult } from '@loggia/hooks/contactForm';

/** A field and the form that it stands in. */
export interface ContactFieldProps {
  readonly contactForm: UseContactFormResult;
  readonly field: ContactFormInputField;
}

/** A field with its getters. */
export interface ContactControlProps {
  readonly contactForm: UseContactFormResult;
  readonly own: UseContactFieldResult;
}
