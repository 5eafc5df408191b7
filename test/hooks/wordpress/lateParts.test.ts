import { expect, test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import { lightboxChunk } from '../../../hooks/wordpress/lateParts.ts';
import { createFakeSite, createPorts } from './fakeSite.ts';

const { signal } = new AbortController();

const refuseCode = () => vi.spyOn(lightboxChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));

test('code that cannot be fetched means that the visitor is offline', async () => {
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

test('and preparing for it fails without a word', async () => {
  const load = refuseCode();
  const { lightbox } = createPorts(createFakeSite(''));
  expect(() => lightbox.prepare?.()).not.toThrow();
  // A rejection that nobody handles would fail this file.
  await expect(load.mock.results[0]?.value).rejects.toThrow(TypeError);
});
