import { afterEach, describe, expect, test, vi } from 'vitest';
import { createExchange } from '../../../hooks/data/rest/engine/createExchange.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns how a file is uploaded: XMLHttpRequest reports progress, fetch can omit cookies. */
async function wayOf(origin: string, credentials: RequestCredentials): Promise<string> {
  const ways: string[] = [];
  const take = (way: string) => async () => {
    ways.push(way);
    return new Response('{}');
  };
  vi.stubGlobal('XMLHttpRequest', createFakeUploads(take('with progress')));
  vi.stubGlobal('fetch', take('without'));
  const { signal } = new AbortController();
  await createExchange()(`${origin}/media`, { method: 'POST', body: new Blob(['x']), credentials, signal });
  return ways.join();
}

describe('an upload without cookies', () => {
  test('uses fetch, without progress, on the same origin, because XMLHttpRequest always sends cookies', async () => {
    expect(await wayOf(location.origin, 'omit')).toBe('without');
  });

  test('reports its progress on another origin, as does any upload with cookies', async () => {
    expect(await wayOf('https://elsewhere.test', 'omit')).toBe('with progress');
    expect(await wayOf(location.origin, 'include')).toBe('with progress');
  });
});
