import type { ContactFormDescription } from '@loggia/hooks';

const choices = (...labels: readonly string[]) => labels.map((label) => ({ label }));

/** A form with one field of each type, with text between them. */
export const contactFormWithEverything: ContactFormDescription = {
  id: '7',
  title: 'Write to us',
  action: '/contact',
  unitTag: 'unit-o1',
  fields: [
    { type: 'heading', level: 2, text: [{ text: 'Write to ' }, { text: 'us', href: '/us', isStrong: true }] },
    { type: 'text', name: 'your-name', label: 'Name', isRequired: true, hint: 'As you like it.' },
    { type: 'email', name: 'email', label: 'Email', autoComplete: 'email', placeholder: 'you@hills.example' },
    { type: 'url', name: 'site', label: 'Site' },
    { type: 'tel', name: 'phone', label: 'Telephone' },
    { type: 'groupStart', legend: [{ text: 'Your ' }, { text: 'visit', isStrong: true }] },
    { type: 'number', name: 'guests', label: 'Guests', min: 1, defaultValue: '2' },
    { type: 'range', name: 'height', label: 'Height', max: 100 },
    { type: 'date', name: 'day', label: 'Day' },
    { type: 'groupEnd' },
    { type: 'textarea', name: 'text', label: 'Text', rows: 4 },
    { type: 'count', target: 'text', direction: 'down', max: 50 },
    { type: 'paragraph', text: [{ text: 'Now <choose>:' }] },
    { type: 'select', name: 'room', label: 'Room', choices: choices('North', 'South') },
    { type: 'select', name: 'prints', label: 'Prints', isMultiple: true, choices: choices('S', 'L', 'L') },
    { type: 'checkbox', name: 'by', label: 'By', isExclusive: true, choices: choices('Post', 'Mail', 'Mail') },
    { type: 'radio', name: 'light', label: 'Light', hasFreeText: true, choices: choices('Dawn', 'Other') },
    { type: 'file', name: 'file', label: 'File', accept: '.txt' },
    { type: 'quiz', name: 'sum', label: 'Quiz', question: '1 + 1 = ?', token: 'token-of-the-quiz' },
    { type: 'captcha', name: 'code', label: 'Code', imageUrl: '/c/12.png', token: '12' },
    {
      type: 'acceptance',
      name: 'terms',
      label: 'I accept the terms',
      richLabel: [{ text: 'I accept the ' }, { text: 'terms', href: 'javascript:alert(1)' }],
    },
    { type: 'hidden', name: 'page', value: 'contact' },
    { type: 'hidden', name: 'page', value: 'the same name again' },
    { type: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]], isOrdered: true },
    { type: 'submit', label: 'Send' },
  ],
};
