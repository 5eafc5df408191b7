import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks';
import { createFakeSite, createPorts } from './fakeSite.ts';

const { signal } = new AbortController();

vi.mock('../../../hooks/wordpress/lightboxPart.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.restoreAllMocks());

test('code that cannot be fetched means that the visitor is offline', async () => {
  const site = createFakeSite('');
  const { lightbox, hits } = createPorts(site);
  await expect(lightbox.load({ imageId: '1' }, { signal })).rejects.toBeInstanceOf(OfflineError);
  await expect(hits.saveHit({ id: '1', url: '/x.jpg' }, { signal })).rejects.toMatchObject({
    code: 'offline',
    cause: expect.any(Error) as Error,
  });
  expect(site.requests).toEqual([]);
});

test('and preparing for it fails without a word', async () => {
  const { lightbox } = createPorts(createFakeSite(''));
  expect(() => lightbox.prepare?.()).not.toThrow();
  // A rejection that nobody handles would fail this file.
  await vi.dynamicImportSettled();
});
