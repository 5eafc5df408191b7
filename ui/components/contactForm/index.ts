export { ContactForm } from '../../layouts/ContactForm.tsx';
export type { ContactFormProps } from '../../layouts/ContactForm.tsx';
