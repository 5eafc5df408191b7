export { ContactForm } from './ContactForm.tsx';
export type { ContactFormProps } from './ContactForm.tsx';
