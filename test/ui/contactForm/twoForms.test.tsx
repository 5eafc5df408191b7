import { act, fireEvent, render, within } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

const FORM: ContactFormDescription = {
  id: '7',
  fields: [
    { type: 'text', name: 'your-name', label: 'Name', isRequired: true },
    { type: 'radio', name: 'light', label: 'Light', choices: [{ label: 'North' }, { label: 'South' }] },
    { type: 'acceptance', name: 'terms', label: 'I agree' },
    { type: 'submit', label: 'Send' },
  ],
};
const json = (body: unknown) => new Response(JSON.stringify(body));

let sent: FormData[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async () => json([]));
  vi.stubGlobal(
    'XMLHttpRequest',
    createFakeUploads(async (body) => {
      sent.push(body);
      const isNamed = body.get('your-name') !== '';
      return json(
        isNamed
          ? { status: 'mail_sent', message: 'It was sent.' }
          : {
              status: 'validation_failed',
              message: 'Some errors.',
              invalid_fields: [{ field: 'your-name', message: 'Please fill this in.' }],
            },
      );
    }),
  );
});

const backend = createWordPressContactForms({ root: '/wp-json/' });

function renderTwo() {
  const forms = (
    <StrictMode>
      <ContactForm form={FORM} backend={backend} validateOnChange={false} />
      <ContactForm form={FORM} backend={backend} validateOnChange={false} />
    </StrictMode>
  );
  const { container } = render(forms);
  const places = [...container.querySelectorAll('form')].map((form) => within(form));
  const [first, second] = places;
  if (!first || !second) throw new Error('There are not two forms.');
  return { container, first, second };
}

describe('a contact form rendered twice on one page', { timeout: 30_000 }, () => {
  test('has unique IDs, and labels that refer to fields in the same form', () => {
    const { container, first, second } = renderTwo();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.getByLabelText('Name')).not.toBe(second.getByLabelText('Name'));
    fireEvent.click(first.getByLabelText('North'));
    fireEvent.click(second.getByLabelText('South'));
    expect(first.getByLabelText('North')).toHaveProperty('checked', true);
  });

  test('validates and sends each copy separately, with a different unit tag', async () => {
    const { first, second } = renderTwo();
    const heard: unknown[] = [];
    for (const type of [ORIGINAL_CONTACT.invalidEvent, ORIGINAL_CONTACT.sentEvent])
      document.body.addEventListener(type, ({ target }) => heard.push([type, (target as Element).id]));
    fireEvent.click(first.getByLabelText('I agree'));
    expect(second.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => first.getByRole('button', { name: 'Send' }).click());
    await settle(() => expect(first.getByRole('status').textContent).toBe('Some errors.'));
    expect(second.getByRole('status').textContent).toBe('');
    expect(second.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();

    fireEvent.click(second.getByLabelText('I agree'));
    fireEvent.change(second.getByLabelText('Name'), { target: { value: 'Ann' } });
    await act(async () => second.getByRole('button', { name: 'Send' }).click());
    await settle(() => expect(second.getByRole('status').textContent).toBe('It was sent.'));
    expect(first.getByRole('status').textContent).toBe('Some errors.');
    const tags = sent.map((data) => data.get(ORIGINAL_CONTACT.unitTag));
    expect(new Set(tags).size).toBe(2);
    expect(heard).toEqual([
      [ORIGINAL_CONTACT.invalidEvent, tags[0]],
      [ORIGINAL_CONTACT.sentEvent, tags[1]],
    ]);
  });
});
