import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfflineError } from '@loggia/hooks/errors';
import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { expectCaptchaFailed } from '../../helpers/expectCaptchaFailed.ts';

const FORM: ContactFormDescription = {
  id: '1',
  title: 'Write to us',
  fields: [
    { type: 'heading', level: 2, text: [{ text: 'Write ' }, { text: 'to us', isStrong: true }] },
    { type: 'text', name: 'name', label: 'Name', isRequired: true },
    { type: 'textarea', name: 'text', label: 'Message', hint: 'Be brief.' },
    { type: 'count', target: 'text', max: 20 },
    { type: 'select', name: 'room', label: 'Room', choices: [{ label: 'North' }, { label: 'South' }] },
    {
      type: 'checkbox',
      name: 'way',
      label: 'Way',
      hasFreeText: true,
      choices: [{ label: 'Post' }, { label: 'Other' }],
    },
    { type: 'file', name: 'file', label: 'File', accept: '.txt' },
    { type: 'quiz', name: 'sum', label: 'Quiz', question: '1 + 1?', token: 'x' },
    { type: 'list', items: [[{ text: 'Terms', href: '#terms' }, { text: ' of the house' }]] },
    {
      type: 'acceptance',
      name: 'terms',
      label: 'I agree',
      richLabel: [{ text: 'I ' }, { text: 'agree', isEmphasized: true }],
    },
    { type: 'submit', label: 'Send' },
  ],
};

async function renderForm(form = FORM) {
  const delivered: FormData[] = [];
  let failures = 0;
  const backend = createStaticContactForms({
    async deliver(data) {
      if (failures > 0) {
        failures -= 1;
        throw new OfflineError();
      }
      delivered.push(data);
    },
  });
  const screen = await render(
    <main>
      <ContactForm form={form} backend={backend} validateOnChange={false} />
    </main>,
  );
  return {
    screen,
    delivered,
    failOnce: () => (failures = 1),
    // Some engines include the required marker in the accessible name.
    field: (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}[^a-z]*$`) }),
    message: screen.getByRole('status').last(),
  };
}

describe('a contact form', () => {
  test('can be filled in and sent with the keyboard, including a file', async () => {
    const { screen, delivered, field, message } = await renderForm();
    await expectAccessible(screen.container);
    await userEvent.upload(screen.getByLabelText('File'), new File(['hills'], 'a.txt', { type: 'text/plain' }));
    await field('Name').click();
    await userEvent.keyboard('Ann{Tab}Fine light.{Tab}{ArrowDown}{Tab}{Tab} a word{Tab}{Tab}2{Tab}{Tab} {Tab}{Enter}');
    await expect.poll(() => delivered.length).toBe(1);
    const sent = delivered[0] ?? new FormData();
    expect(sent.getAll('way[]')).toEqual(['Other']);
    expect([sent.get('name'), sent.get('text'), sent.get('room'), sent.get('way-freeText'), sent.get('sum')]).toEqual([
      'Ann',
      'Fine light.',
      'South',
      'a word',
      '2',
    ]);
    expect(await (sent.get('file') as File).text()).toBe('hills');
    await expect.element(message).toHaveTextContent('Thank you. Your message was sent.');
    await expect.element(field('Name')).toHaveValue('');
  });

  test('shows each error next to its field, and lists links to the invalid fields', async () => {
    const { screen, field, message } = await renderForm();
    await screen.getByRole('checkbox', { name: 'I agree' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(message).toHaveTextContent('Some fields need your attention.');
    await expect.element(field('Name')).toHaveAccessibleDescription('Please fill in this field.');
    await expectAccessible(screen.container);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const link = screen.getByRole('link', { name: 'Please fill in this field.' });
    await expect.element(link).toHaveFocus();
    expect(link.element().getBoundingClientRect().width).toBeGreaterThan(50);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Name')).toHaveFocus();
  });

  test('keeps the typed text after a failed request, and sends it on retry', async () => {
    const { screen, delivered, field, failOnce, message } = await renderForm();
    failOnce();
    await field('Name').fill('Ann');
    await screen.getByRole('checkbox', { name: 'I agree' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(message).toHaveTextContent('Everything you wrote is still here.');
    await expect.element(field('Name')).toHaveValue('Ann');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => delivered[0]?.get('name')).toBe('Ann');
  });

  test('keeps the selected file when its field moves into a group', async () => {
    const file: ContactFormField = { type: 'file', name: 'file', label: 'File' };
    const formOf = (...fields: readonly ContactFormField[]) => (
      <ContactForm form={{ id: '1', fields }} backend={createStaticContactForms({ deliver: async () => undefined })} />
    );
    const screen = await render(formOf(file));
    const input = screen.getByLabelText('File');
    await userEvent.upload(input, new File(['hills'], 'a.txt', { type: 'text/plain' }));
    const first = input.element() as HTMLInputElement;
    await screen.rerender(formOf({ type: 'groupStart', legend: [{ text: 'Files' }] }, file, { type: 'groupEnd' }));
    const moved = input.element() as HTMLInputElement;
    expect([moved === first, moved.files?.[0]?.name]).toEqual([false, 'a.txt']);
  });

  test('shows an error next to the reload button if the captcha image fails to load', async () => {
    const captcha = { type: 'captcha', name: 'code', label: 'Code', imageUrl: '/no-such-captcha', token: '1' } as const;
    const { screen } = await renderForm({ ...FORM, fields: [captcha, { type: 'submit', label: 'Send' }] });
    await expectCaptchaFailed(screen);
    await expectAccessible(screen.container);
  });
});

test('a field with a hidden label is found by its label and starts with its control', async () => {
  const fields = [
    { type: 'text', name: 'email', label: 'Your e-mail', placeholder: 'E-mail', isLabelHidden: true },
    { type: 'radio', name: 'way', label: 'Way', isLabelHidden: true, choices: [{ label: 'Post' }] },
  ] as const;
  const { screen } = await renderForm({ ...FORM, fields });
  const field = screen.getByRole('textbox', { name: 'Your e-mail' }).element();
  expect(field.getBoundingClientRect().top).toBe(field.parentElement?.getBoundingClientRect().top);
  const group = screen.getByRole('radiogroup', { name: 'Way' }).element();
  expect(group.querySelector('legend')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    screen.getByRole('radio').element().getBoundingClientRect().bottom,
  );
  await expectAccessible(screen.container);
});
