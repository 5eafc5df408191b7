import { describe, expect, test } from 'vitest';
import { createRenewingPlaylist, createWordPressPlaylist, renewPlaylistSecurity } from '@loggia/hooks/wordpress';
import { SECOND_PAGE } from '../../fixtures/wordpress/playlistMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const config = { ajaxUrl: 'https://site.test/ajax.php', settings: { id: 'PL1' } };
const request = { direction: 'next', tokens: { next: '"T1"', previous: undefined } } as const;
const { signal } = new AbortController();
const DATA = { ajax_url: 'https://site.test/wp-admin/admin-ajax.php', lightbox: '', security: 'new1111111' };
const tight = JSON.stringify(DATA);

/** A playlist whose page was open for a day, over a site whose page is now this one. */
function playlistOf(page: string) {
  const site = createFakeSite(new Response('-1', { status: 403 }), page, SECOND_PAGE);
  const over = (security: string) => createWordPressPlaylist({ ...config, security }, { fetch: site.fetch });
  const playlist = createRenewingPlaylist(over('old0000000'), async (during) =>
    over(await renewPlaylistSecurity({ pageUrl: 'https://site.test/films/', signal: during, fetch: site.fetch })),
  );
  return { site, playlist };
}

describe('a playlist that was refused, in a page that something has written anew', () => {
  test.each([
    ['in a CDATA section', `<script>\n/* <![CDATA[ */\nvar yotujs = ${tight};\n/* ]]> */\n</script>`],
    ['over many lines', `<script>\r\nvar yotujs =\r\n${JSON.stringify(DATA, null, '\t')}\r\n;\r\n</script>`],
    ['behind another variable', `<script>var ready=!0,yotujs=${tight},last=[{}]</script>`],
    ['as a constant', `<script type="text/javascript" defer data-no-optimize="1">const yotujs=${tight}</script>`],
    ['behind a script that only asks for it', `<script>window.yotujs&&run()</script><script>yotujs=${tight}</script>`],
    [
      'behind the proof of another plugin',
      `<script>var shop = {"security":"other22222"};</script><script>var yotujs = ${tight};</script>`,
    ],
  ])('turns its page with the proof that stands there %s', async (_how, page) => {
    const { site, playlist } = playlistOf(`<!doctype html><p>Films</p>${page}`);
    const next = await playlist.loadPage(request, { signal });
    expect(next.videos.map(({ id }) => id)).toEqual(['three']);
    expect(site.requests.map(({ body }) => body.get('security'))).toEqual(['old0000000', null, 'new1111111']);
  });
});
