// @vitest-environment node
import { expect, test } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { OfflineError } from '@loggia/hooks/errors';
import { loadOrOffline } from '../../../hooks/core/chunk/loadOrOffline.ts';

test('loadOrOffline resolves with the loaded chunk', async () => {
  await expect(loadOrOffline(createChunk(async () => ({ parse: 1 })))).resolves.toEqual({ parse: 1 });
});

test('loadOrOffline rejects with an OfflineError and its cause if the chunk fails to load', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const chunk = createChunk(() => Promise.reject(cause));
  const failure = await loadOrOffline(chunk).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OfflineError);
  expect(failure).toMatchObject({ code: 'offline', cause });
});
