import { afterEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import { createWordPressContactForms } from '../../../hooks/adapters/wordpress/contactForm/createWordPressContactForms.ts';
import { contactFormsChunk, lightboxChunk } from '../../../hooks/adapters/wordpress/chunks.ts';
import { createFakeSite, createPorts } from './fakeSite.ts';

const { signal } = new AbortController();

afterEach(() => vi.restoreAllMocks());

const refuse = (chunk: { load(): Promise<unknown> }) =>
  vi.spyOn(chunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
const refuseCode = () => vi.spyOn(lightboxChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));

test('a chunk that fails to load is reported as an OfflineError', async () => {
  refuseCode();
  const site = createFakeSite('');
  const { lightbox, hits } = createPorts(site);
  await expect(lightbox.load({ imageId: '1' }, { signal })).rejects.toBeInstanceOf(OfflineError);
  await expect(hits.saveHit({ id: '1', url: '/x.jpg' }, { signal })).rejects.toMatchObject({
    code: 'offline',
    cause: expect.any(Error) as Error,
  });
  expect(site.requests).toEqual([]);
});

test('preparing a lightbox does not throw if its chunk fails to load', async () => {
  const load = refuseCode();
  const { lightbox } = createPorts(createFakeSite(''));
  expect(() => lightbox.prepare?.()).not.toThrow();
  // An unhandled rejection would fail this file.
  await expect(load.mock.results[0]?.value).rejects.toThrow(TypeError);
});

describe('a form whose chunk fails to load', () => {
  const form = { id: '7', fields: [], locale: 'en_US', serverVersion: '6.1.6', containerId: '9' };
  const instance = { form, unitTag: 'wpcf7-f7-o1', continuation: 'hash' };

  function open() {
    const fetch = vi.fn(async () => new Response(JSON.stringify({ status: 'mail_sent', message: 'Thank you.' })));
    return { fetch, forms: createWordPressContactForms({ root: 'https://hills.test/wp-json/', fetch }) };
  }

  test('rejects with an OfflineError, and can be sent on retry', async () => {
    const { fetch, forms } = open();
    refuse(contactFormsChunk);
    await expect(forms.send(instance, new FormData(), { signal })).rejects.toBeInstanceOf(OfflineError);
    expect(fetch).not.toHaveBeenCalled();
    await expect(forms.send(instance, new FormData(), { signal })).resolves.toBeDefined();
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('does not throw when prepared', async () => {
    const load = refuse(contactFormsChunk);
    expect(() => open().forms.prepare?.()).not.toThrow();
    await expect(load.mock.results[0]?.value).rejects.toThrow(TypeError);
  });
});
