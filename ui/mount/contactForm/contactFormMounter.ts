import { CONTACT_FORM, CONTACT_FORM_SUBMIT } from '@loggia/hooks/wordpress';
import type { Mounter } from '../Mounter.ts';

/** Contact forms. What is filled in before the kit is ready stays with the server's own script; what is sent waits. */
export const contactFormMounter: Mounter = {
  selector: CONTACT_FORM,
  controls: CONTACT_FORM_SUBMIT,
  holds: 'controls',
  load: async () => (await import('./prepareContactForm.tsx')).prepareContactForm,
};
