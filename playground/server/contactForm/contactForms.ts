import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import { CONSULTATION_FORM_ID } from './constants.ts';

/** A form of the CMS. Its questions are new for each page. */
export interface CmsForm {
  readonly generation: 'newer' | 'older';
  readonly description: ContactFormDescription;
  /** Whether this is a demo form: nothing is delivered, and the response says so. @default false */
  readonly isDemo?: boolean;
  /** Whether visitors who are not logged in are rejected. @default false */
  readonly isForSubscribers?: boolean;
}

const choices = (...labels: readonly string[]) => labels.map((label) => ({ label }));

const fields: readonly ContactFormField[] = [
  {
    type: 'text',
    name: 'your-name',
    label: 'Your name',
    isRequired: true,
    minLength: 2,
    maxLength: 60,
    autoComplete: 'name',
  },
  { type: 'email', name: 'your-email', label: 'Email', isRequired: true, autoComplete: 'email' },
  { type: 'url', name: 'your-site', label: 'Your site', hint: 'With or without http://' },
  { type: 'tel', name: 'your-phone', label: 'Telephone', autoComplete: 'tel' },
  { type: 'number', name: 'guests', label: 'How many are you?', min: 1, max: 12, defaultValue: '2' },
  { type: 'range', name: 'light', label: 'How much light do you like?', min: 0, max: 5, defaultValue: '3' },
  { type: 'date', name: 'day', label: 'Day of your visit', min: '2020-01-01', max: '2035-12-31' },
  {
    type: 'textarea',
    name: 'your-message',
    label: 'Message',
    isRequired: true,
    minLength: 10,
    maxLength: 500,
    rows: 5,
  },
  { type: 'count', target: 'your-message', direction: 'down', min: 10, max: 500 },
  { type: 'select', name: 'room', label: 'Room', choices: choices('Any', 'North light', 'South light') },
  {
    type: 'select',
    name: 'prints',
    label: 'Prints of interest',
    isMultiple: true,
    choices: choices('Small', 'Medium', 'Large'),
  },
  {
    type: 'checkbox',
    name: 'interests',
    label: 'What brings you here?',
    choices: choices('Landscapes', 'Workshops', 'Something else'),
    hasFreeText: true,
  },
  {
    type: 'checkbox',
    name: 'answer-by',
    label: 'One way to answer',
    isExclusive: true,
    choices: choices('Email', 'Telephone'),
  },
  {
    type: 'radio',
    name: 'heard',
    label: 'How did you hear of us?',
    choices: [{ label: 'A friend', isChosen: true }, { label: 'A search' }],
  },
  {
    type: 'file',
    name: 'attachment',
    label: 'A picture or a text',
    accept: '.png,.jpg,.txt',
    maxSizeBytes: 1_000_000,
    hint: 'PNG, JPEG or plain text, up to 1 MB',
  },
  { type: 'quiz', name: 'sum', label: 'Quiz', question: '', token: '' },
  { type: 'captcha', name: 'code', label: 'Characters in the picture', imageUrl: '', token: '' },
  { type: 'acceptance', name: 'terms', label: 'You may keep this message to answer it.' },
  { type: 'hidden', name: 'page', value: 'contact' },
  { type: 'submit', label: 'Send message' },
];

/** The fields of the form on the law firm's page. */
const consultation: ContactFormDescription = {
  id: String(CONSULTATION_FORM_ID),
  title: 'Free consultation',
  locale: 'en_US',
  containerId: '42',
  unitTag: 'wpcf7-f41-p42-o1',
  serverVersion: '6.1.6',
  action: '/law#consultation',
  fields: [
    {
      type: 'text',
      name: 'first-name',
      label: 'First name',
      isRequired: true,
      maxLength: 60,
      autoComplete: 'given-name',
    },
    {
      type: 'text',
      name: 'last-name',
      label: 'Last name',
      isRequired: true,
      maxLength: 60,
      autoComplete: 'family-name',
    },
    { type: 'email', name: 'your-email', label: 'Email', isRequired: true, autoComplete: 'email' },
    { type: 'text', name: 'your-subject', label: 'Subject', maxLength: 120 },
    { type: 'textarea', name: 'your-message', label: 'Message', isRequired: true, maxLength: 2000, rows: 6 },
    { type: 'submit', label: 'Ask for a consultation' },
  ],
};

function contactForm(id: number, generation: CmsForm['generation'], own: Partial<ContactFormDescription>): CmsForm {
  const shared = { title: 'Write to us', locale: 'en_US', containerId: '32', action: `/contact?form=${id}`, fields };
  const serverVersion = generation === 'newer' ? '6.1.6' : '5.5.6';
  const description = { ...shared, id: String(id), unitTag: `wpcf7-f${id}-p32-o1`, serverVersion, ...own };
  return { generation, description };
}

/**
 * The forms by id: the law firm's form, the contact form for each generation of the plugin, and the contact form
 * without a captcha.
 */
export const contactForms: ReadonlyMap<number, CmsForm> = new Map<number, CmsForm>([
  [CONSULTATION_FORM_ID, { generation: 'newer', description: consultation }],
  [31, contactForm(31, 'newer', { action: '/contact' })],
  [33, contactForm(33, 'older', {})],
  [34, contactForm(34, 'newer', { fields: fields.filter(({ type }) => type !== 'captcha') })],
]);
