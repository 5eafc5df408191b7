import { describe, expect, test } from 'vitest';
import { createRenewingPlaylist, createWordPressPlaylist, renewPlaylistSecurity } from '@loggia/hooks/wordpress';
import { SECOND_PAGE } from '../../fixtures/wordpress/playlistMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const config = { ajaxUrl: 'https://site.test/ajax.php', settings: { id: 'PL1' } };
const request = { direction: 'next', tokens: { next: '"T1"', previous: undefined } } as const;
const { signal } = new AbortController();
const DATA = { ajax_url: 'https://site.test/wp-admin/admin-ajax.php', lightbox: '', security: 'new1111111' };
const tight = JSON.stringify(DATA);

/** A playlist with an expired nonce, on a site whose page is now `page`. */
function playlistOf(page: string) {
  const site = createFakeSite(new Response('-1', { status: 403 }), page, SECOND_PAGE);
  const over = (security: string) => createWordPressPlaylist({ ...config, security }, { fetch: site.fetch });
  const playlist = createRenewingPlaylist(over('old0000000'), async (during) =>
    over(await renewPlaylistSecurity({ pageUrl: 'https://site.test/films/', signal: during, fetch: site.fetch })),
  );
  return { site, playlist };
}

describe('a playlist with an expired nonce on an optimized page', () => {
  test.each([
    ['in a CDATA section', `<script>\n/* <![CDATA[ */\nvar yotujs = ${tight};\n/* ]]> */\n</script>`],
    ['on several lines', `<script>\r\nvar yotujs =\r\n${JSON.stringify(DATA, null, '\t')}\r\n;\r\n</script>`],
    ['after another variable', `<script>var ready=!0,yotujs=${tight},last=[{}]</script>`],
    ['as a constant', `<script type="text/javascript" defer data-no-optimize="1">const yotujs=${tight}</script>`],
    [
      'after a script that only reads the variable',
      `<script>window.yotujs&&run()</script><script>yotujs=${tight}</script>`,
    ],
    [
      'after the nonce of another plugin',
      `<script>var shop = {"security":"other22222"};</script><script>var yotujs = ${tight};</script>`,
    ],
  ])('loads its next page with a new nonce found %s', async (_how, page) => {
    const { site, playlist } = playlistOf(`<!doctype html><p>Films</p>${page}`);
    const next = await playlist.loadPage(request, { signal });
    expect(next.videos.map(({ id }) => id)).toEqual(['three']);
    expect(site.requests.map(({ body }) => body.get('security'))).toEqual(['old0000000', null, 'new1111111']);
  });
});
