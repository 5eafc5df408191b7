import { afterEach, describe, expect, test, vi } from 'vitest';
import { createExchange } from '../../../hooks/data/rest/engine/createExchange.ts';
import { createFakeUploads } from '../../helpers/createFakeUploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** The two ways of a file: one tells of its progress, the other can leave every cookie at home. */
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

describe('a file that no cookie may go along with', () => {
  test('leaves without telling of its progress on the own origin, where XMLHttpRequest always takes cookies along', async () => {
    expect(await wayOf(location.origin, 'omit')).toBe('without');
  });

  test('tells of its progress from another origin, and with cookies everywhere', async () => {
    expect(await wayOf('https://elsewhere.test', 'omit')).toBe('with progress');
    expect(await wayOf(location.origin, 'include')).toBe('with progress');
  });
});
