import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import type { CmsForm } from '../../playground/server/contactForm/contactForms.ts';
import type { Generation } from './contactFormReplay.ts';

const choices = (...labels: readonly string[]) => labels.map((label) => ({ label }));
const name: ContactFormField = { type: 'text', name: 'your-name', label: 'Name', isRequired: true };
const email: ContactFormField = { type: 'email', name: 'your-email', label: 'Email', isRequired: true };
const simple = [name, email];
const acceptances: readonly ContactFormField[] = [
  { type: 'acceptance', name: 'accept-this', label: 'This' },
  { type: 'acceptance', name: 'accept-inv', label: 'Not that', isInverted: true },
];

/** A field of each type, in the order of the recorded page. */
const everything = (generation: Generation): readonly ContactFormField[] => [
  { ...name, id: 'name-id', minLength: 3, maxLength: 40 },
  { ...email, id: 'email-id', maxLength: 400 },
  { type: 'url', name: 'your-url', label: 'Site', maxLength: 400 },
  { type: 'tel', name: 'your-tel', label: 'Telephone', maxLength: 400 },
  { type: 'number', name: 'your-number', label: 'Number', min: 1, max: 10 },
  { type: 'range', name: 'your-range', label: 'Range', min: 0, max: 5 },
  { type: 'date', name: 'your-date', label: 'Date', min: '2020-01-01', max: '2030-12-31' },
  { type: 'textarea', name: 'your-message', label: 'Message', isRequired: true, minLength: 10, maxLength: 100 },
  { type: 'select', name: 'your-menu', label: 'Menu', choices: choices('A', 'B', 'C label') },
  {
    type: 'select',
    name: 'your-multi',
    label: 'Multi',
    isRequired: true,
    isMultiple: true,
    choices: choices('m1', 'm2', 'm3'),
  },
  { type: 'checkbox', name: 'your-excl', label: 'One', isExclusive: true, choices: choices('One', 'Two', 'Three') },
  {
    type: 'checkbox',
    name: 'your-boxes',
    label: 'Boxes',
    isRequired: true,
    hasFreeText: true,
    choices: choices('x', 'y'),
  },
  {
    type: 'radio',
    name: 'your-radio',
    label: 'Radio',
    isRequired: generation === 'newer',
    hasFreeText: true,
    choices: choices('A', 'Other'),
  },
  { type: 'quiz', name: 'your-quiz', label: 'Quiz', question: '', token: '' },
  { type: 'file', name: 'your-file', label: 'File', accept: '.png,.txt', maxSizeBytes: 102_400 },
  { type: 'hidden', name: 'your-hidden', value: 'hv' },
  ...acceptances,
];

const withDots: readonly ContactFormField[] = [
  { type: 'text', name: 'my.field', label: 'Dot', isRequired: true },
  { type: 'text', name: 'arr-f', label: 'List', isRequired: true },
  { type: 'checkbox', name: 'cb', label: 'Boxes', isRequired: true, choices: choices('a', 'b') },
];
const withQuestions: readonly ContactFormField[] = [
  name,
  { type: 'captcha', name: 'captcha-1', label: 'Captcha', imageUrl: '', token: '' },
  { type: 'quiz', name: 'q-1', label: 'Quiz', question: '', token: '' },
];

/** The forms used for the recordings. */
export function recordedContactForms(generation: Generation): ReadonlyMap<number, CmsForm> {
  const form = (
    id: number,
    fields: readonly ContactFormField[],
    own: Partial<ContactFormDescription> & Pick<CmsForm, 'isDemo' | 'isForSubscribers'> = {},
  ): readonly [number, CmsForm] => {
    const { isDemo = false, isForSubscribers = false, ...rest } = own;
    return [id, { generation, isDemo, isForSubscribers, description: { id: String(id), fields, ...rest } }];
  };
  return new Map([
    form(31, everything(generation)),
    form(33, [...simple, ...acceptances], { isAcceptanceValidated: true }),
    form(35, simple),
    form(37, withQuestions),
    form(39, [name], { isDemo: true }),
    form(41, [name], { isForSubscribers: true }),
    form(43, [name]),
    form(45, withDots),
  ]);
}
