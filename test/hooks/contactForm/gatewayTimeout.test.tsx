import { act } from '@testing-library/react-hooks';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_FORM_LABELS } from '@loggia/hooks/contactForm';
import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';
import { settle } from '../../helpers/settle.ts';

const FORM = {
  id: '9',
  fields: [
    { type: 'text', name: 'wish', label: 'Wish' },
    { type: 'submit', label: 'Send' },
  ],
} as const;

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;
let answer = new Response('');
const send = vi.fn<(body: FormData) => Promise<Response>>();

beforeEach(() => {
  send.mockImplementation(async () => answer);
  vi.stubGlobal('XMLHttpRequest', createFakeUploads(send));
  vi.stubGlobal('fetch', async () => Response.json([]));
  document.body.append(place);
  root = createRoot(place);
  const backend = createWordPressContactForms({ root: '/wp-json/' });
  act(() => root.render(<ContactForm form={FORM} backend={backend} validateOnChange={false} />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  send.mockReset();
  vi.unstubAllGlobals();
});

const page = (status: number) =>
  new Response('<!doctype html><title>A timeout occurred</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  });
const press = () => act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click());

describe('a contact form request that fails at a gateway', () => {
  test.each([
    ['Cloudflare times out', 524],
    ['Cloudflare receives an unreadable response', 520],
  ])('is reported as possibly received if %s', async (_what, status) => {
    answer = page(status);
    await press();
    await settle(() =>
      expect(place.querySelector('[role=status]')?.textContent).toContain(CONTACT_FORM_LABELS.responseFailed),
    );
    expect(send).toHaveBeenCalledTimes(1);
  });
});
