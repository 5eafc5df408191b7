// @vitest-environment node
import { expect, test } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { OfflineError } from '@loggia/hooks/errors';
import { loadOrOffline } from '../../../hooks/core/chunk/loadOrOffline.ts';

test('a request has the code that it needs', async () => {
  await expect(loadOrOffline(createChunk(async () => ({ parse: 1 })))).resolves.toEqual({ parse: 1 });
});

test('a request whose code cannot be had fails as it does without a network, and says why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const chunk = createChunk(() => Promise.reject(cause));
  const failure = await loadOrOffline(chunk).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OfflineError);
  expect(failure).toMatchObject({ code: 'offline', cause });
});
