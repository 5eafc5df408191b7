import { OfflineError, NoResponseError } from '@loggia/hooks/errors';
import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import type { StaticDelivery } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';
import { STORY_CAPTCHA_URL } from './shared/createStoryComments.ts';
import { allParts, createStaticContactForms, stage, toggle, withControls } from './shared/index.ts';

export default { title: 'Contact form' };

const SEND: ContactFormField = { type: 'submit', label: 'Send' };
const SHORT: readonly ContactFormField[] = [
  { type: 'text', name: 'your-name', label: 'Name', isRequired: true, autoComplete: 'name' },
  { type: 'email', name: 'your-email', label: 'Email', isRequired: true, autoComplete: 'email' },
  { type: 'textarea', name: 'your-message', label: 'Message', rows: 4, maxLength: 120 },
  { type: 'count', target: 'your-message', direction: 'down', min: 10, max: 120 },
  SEND,
];
const EVERY_FIELD: readonly ContactFormField[] = [
  ...SHORT.slice(0, 2),
  { type: 'url', name: 'site', label: 'Your site', hint: 'With or without http://' },
  { type: 'tel', name: 'phone', label: 'Telephone', autoComplete: 'tel' },
  { type: 'number', name: 'guests', label: 'How many of you', min: 1, max: 10, defaultValue: '2' },
  { type: 'range', name: 'light', label: 'How much light', min: 0, max: 5, defaultValue: '3' },
  { type: 'date', name: 'day', label: 'Day', min: '2020-01-01', max: '2030-12-31' },
  { type: 'select', name: 'room', label: 'Room', choices: [{ label: 'North' }, { label: 'South', isChosen: true }] },
  {
    type: 'select',
    name: 'prints',
    label: 'Prints',
    isMultiple: true,
    choices: [{ label: 'Small' }, { label: 'Large' }],
  },
  {
    type: 'checkbox',
    name: 'interests',
    label: 'Interests',
    choices: [{ label: 'Landscapes' }, { label: 'Portraits' }, { label: 'Something else' }],
    hasFreeText: true,
  },
  {
    type: 'checkbox',
    name: 'way',
    label: 'Only one way',
    isExclusive: true,
    choices: [{ label: 'Post' }, { label: 'Email' }],
  },
  {
    type: 'radio',
    name: 'heard',
    label: 'How did you hear about us?',
    choices: [{ label: 'A friend', isChosen: true }, { label: 'Elsewhere' }],
    hasFreeText: true,
  },
  {
    type: 'file',
    name: 'picture',
    label: 'Picture',
    accept: '.png,.jpg',
    maxSizeBytes: 100_000,
    hint: 'PNG or JPEG, up to 100 kB',
  },
  { type: 'quiz', name: 'sum', label: 'Quiz', question: 'What is 2 + 2?', token: 'four' },
  { type: 'captcha', name: 'code', label: 'Characters in the image', imageUrl: STORY_CAPTCHA_URL, token: '1' },
  { type: 'acceptance', name: 'terms', label: 'I have read the terms.' },
  { type: 'acceptance', name: 'news', label: 'Send me news.', isOptional: true },
  { type: 'hidden', name: 'campaign', value: 'spring' },
  SEND,
];

const form = (
  fields: readonly ContactFormField[],
  own: Partial<ContactFormDescription> = {},
): ContactFormDescription => ({
  id: '1',
  title: 'Write to us',
  fields,
  ...own,
});

const delivering = (delivery?: StaticDelivery) => createStaticContactForms({ deliver: async () => delivery });
const working = delivering();

const Stage = stage(ContactForm, { form: form(SHORT), backend: working });

const story = withControls(Stage, {
  validateOnChange: toggle(true),
  focusFirstInvalid: toggle(true),
  enabled: toggle(true),
});

export const Default = story(<Stage hint="Send it, also empty. Fields are validated when they lose focus." />);

const everyField = form(EVERY_FIELD);
export const EveryField = story(<Stage hint="Every kind of field." form={everyField} />);

const validated = form([...SHORT.slice(0, 1), { type: 'acceptance', name: 'terms', label: 'I agree' }, SEND], {
  isAcceptanceValidated: true,
});
export const AcceptanceAsValidation = story(
  <Stage hint="The button is always enabled. The response reports what is missing." form={validated} />,
);

const inverted = form([
  ...SHORT.slice(0, 1),
  { type: 'acceptance', name: 'robot', label: 'I am a robot', isInverted: true },
  SEND,
]);
export const InvertedAcceptance = story(
  <Stage hint="The form can be sent while the checkbox is not selected." form={inverted} />,
);

let tries = 0;
const failing = createStaticContactForms({
  async deliver() {
    tries += 1;
    if (tries % 2 === 1) throw new OfflineError();
  },
});
export const FailingRequest = story(<Stage hint="The first attempt fails, the second succeeds." backend={failing} />);

const endless = createStaticContactForms({ deliver: () => new Promise(() => undefined) });
export const Submitting = story(
  <Stage hint="There is no response. After five seconds a message appears." backend={endless} />,
);

const noResponse = createStaticContactForms({ deliver: () => Promise.reject(new NoResponseError()) });
export const MayHaveArrived = story(
  <Stage hint="The request times out. The form warns that sending again may send it twice." backend={noResponse} />,
);

// An invalid image that needs no request.
const failingCaptcha = form([
  ...SHORT.slice(0, 1),
  {
    type: 'captcha',
    name: 'code',
    label: 'Characters in the image',
    imageUrl: 'data:image/png;base64,#',
    token: '1',
  },
  SEND,
]);
export const FailingCaptcha = story(
  <Stage hint="The captcha fails to load. A message appears next to the reload button." form={failingCaptcha} />,
);

const spam = delivering({ outcome: 'spam', message: 'This looks like spam. Please try again later.' });
export const Spam = story(<Stage hint="Rejected as spam." backend={spam} />);

const notSent = delivering({ outcome: 'failed', message: 'The mail could not be sent.' });
export const NotSent = story(
  <Stage hint="The server accepted the form but could not send the email." backend={notSent} />,
);

const onHold = delivering({ outcome: 'custom-on-hold', message: 'An extension has something to say.' });
export const CustomStatus = story(<Stage hint="A custom status from a plugin extension." backend={onHold} />);

const hostile = form([
  { type: 'text', name: '"];alert(1)//', label: 'A name with quotes and brackets', isRequired: true },
  { type: 'text', name: 'dotted.name', label: 'W'.repeat(200), isRequired: true },
  SEND,
]);
export const HostileNames = story(<Stage hint="Names and labels with special characters." form={hostile} />);

const withTexts = form([
  { type: 'heading', level: 2, text: [{ text: 'Write to the studio' }] },
  {
    type: 'paragraph',
    text: [
      { text: 'We answer ' },
      { text: 'within two days', isStrong: true },
      { text: '; see ' },
      { text: 'our hours', href: '#hours' },
    ],
  },
  ...SHORT.slice(0, 2),
  { type: 'list', items: [[{ text: 'Prints are made to order.' }], [{ text: 'Frames are not.' }]] },
  {
    type: 'acceptance',
    name: 'terms',
    label: 'I accept the terms',
    richLabel: [{ text: 'I accept the ' }, { text: 'terms', href: '#terms' }],
  },
  SEND,
]);
export const TextsBetweenFields = story(
  <Stage hint="Text between fields, and a label with a link." form={withTexts} />,
);

const grouped = form([
  ...SHORT.slice(0, 1),
  { type: 'groupStart', legend: [{ text: 'Your visit' }] },
  { type: 'number', name: 'guests', label: 'Guests', min: 1, max: 9 },
  { type: 'date', name: 'day', label: 'Day' },
  { type: 'groupEnd' },
  { type: 'textarea', name: 'wishes', label: 'Wishes', rows: 3, maxLength: 200 },
  { type: 'count', target: 'wishes', direction: 'down', max: 200, after: ' left,' },
  { type: 'count', target: 'wishes', direction: 'up', after: ' typed' },
  SEND,
]);
export const Groups = story(<Stage hint="A field group with a legend, and two counters in one row." form={grouped} />);

const answered = form(SHORT, {
  initialResponse: {
    outcome: 'invalid',
    message: 'One or more fields have an error.',
    invalidFields: [{ name: 'your-name', message: 'Please fill this in.' }],
    continuation: '',
  },
});
export const PostedWithoutScripts = story(
  <Stage hint="The server rendered the page with its answer. Focus does not move." form={answered} />,
);

export const AllParts = allParts('Contact form', { Default, EveryField, TextsBetweenFields, Groups });
