import { describe, expect, test } from 'vitest';
import { createRenewingPlaylist, createWordPressPlaylist, renewPlaylistSecurity } from '@loggia/hooks/wordpress';
import { SECOND_PAGE } from '../../fixtures/wordpress/playlistMarkup.ts';
import { createFakeSite } from './fakeSite.ts';

const config = { ajaxUrl: 'https://site.test/ajax.php', settings: { id: 'PL1' } };
const request = { direction: 'next', tokens: { next: '"T1"', previous: undefined } } as const;
const signal = () => new AbortController().signal;
const forbidden = () => new Response('-1', { status: 403 });
const pageWith = (security: string) =>
  `<script>var yotujs = {"ajax_url":"/ajax.php","security":"${security}"};</script>`;

/** A playlist as created by `mount`, on a site that returns these responses in order. */
function open(...answers: readonly (string | Response)[]) {
  const site = createFakeSite(...answers);
  const over = (security: string) => createWordPressPlaylist({ ...config, security }, { fetch: site.fetch });
  const playlist = createRenewingPlaylist(over('old0000000'), async (during) =>
    over(await renewPlaylistSecurity({ pageUrl: 'https://site.test/films/#x', signal: during, fetch: site.fetch })),
  );
  return { site, playlist };
}

describe('a request to YotuWP 1.3.12', () => {
  test('contains the page’s nonce in addition to the fields of version 1.3.4', async () => {
    const { site, playlist } = open(SECOND_PAGE);
    await playlist.loadPage(request, { signal: signal() });
    expect([...(site.requests[0]?.body ?? [])].map(([name]) => name)).toEqual([
      'page',
      'settings',
      'action',
      'security',
    ]);
    expect(site.requests[0]?.body.get('security')).toBe('old0000000');
  });

  test('is sent again with the page’s current nonce if rejected', async () => {
    const { site, playlist } = open(forbidden(), pageWith('new1111111'), SECOND_PAGE);
    const page = await playlist.loadPage(request, { signal: signal() });
    expect(page.videos.map(({ id }) => id)).toEqual(['three']);
    const [, renewal, again] = site.requests;
    expect([renewal?.method, renewal?.url.pathname, renewal?.url.searchParams.has('nocache')]).toEqual([
      'GET',
      '/films/',
      true,
    ]);
    expect(again?.body.get('security')).toBe('new1111111');
    await playlist.loadPage(request, { signal: signal() });
    expect(site.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'POST']);
    expect(site.requests[3]?.body.get('security')).toBe('new1111111');
  });

  test.each([
    ['the page no longer has a nonce', '<p>Gone</p>'],
    ['the page fails to load', new Response('', { status: 500 })],
  ])('stays rejected if %s', async (_case, page) => {
    const { site, playlist } = open(forbidden(), page);
    await expect(playlist.loadPage(request, { signal: signal() })).rejects.toMatchObject({ status: 403 });
    expect(site.requests).toHaveLength(2);
  });

  test('is not sent again after another kind of failure', async () => {
    const { site, playlist } = open(new Response('', { status: 500 }));
    await expect(playlist.loadPage(request, { signal: signal() })).rejects.toMatchObject({ status: 500 });
    expect(site.requests).toHaveLength(1);
  });
});

test('a request to YotuWP 1.3.4 has only the fields supported by that version', async () => {
  const site = createFakeSite(SECOND_PAGE);
  await createWordPressPlaylist(config, { fetch: site.fetch }).loadPage(request, { signal: signal() });
  expect([...(site.requests[0]?.body.keys() ?? [])]).toEqual(['page', 'settings', 'action']);
});
