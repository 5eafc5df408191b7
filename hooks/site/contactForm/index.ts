export { useContactForm } from './useContactForm.ts';
export { useContactField } from './useContactField.ts';
export { useContactCount } from './useContactCount.ts';
export { CONTACT_FORM_LABELS } from './labels.ts';
export type { ContactFieldError } from './fields.ts';
export type { ContactFormLabels } from './labels.ts';
export type { TextCount } from './useContactCount.ts';
export type { UseContactCountResult } from './useContactCount.ts';
export type { ContactFieldGetters, UseContactFieldResult } from './types.ts';
export type {
  ContactFormContext,
  ContactFormGetters,
  ContactFormStatusDetails,
  ContactFormStatusReason,
  ContactFormSubmitReason,
  ContactFormActions,
  UseContactFormOptions,
  UseContactFormResult,
} from './types.ts';
