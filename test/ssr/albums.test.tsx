import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumCompact, AlbumExtended, AlbumMasonry, KitProvider } from '@loggia/ui';

const images = [{ id: '70', url: '/70.jpg', width: 300, height: 200, title: 'Nets' }];
const backend = createStaticAlbums({
  album: { id: '1', title: 'Top', entries: [{ id: '7', title: 'Boats', description: 'x '.repeat(200), images }] },
});
const top = { kind: 'album', id: '1', page: 1, title: 'Top' } as const;
const entries = [{ kind: 'gallery', id: '7', title: 'Boats', description: `${'x '.repeat(200)}end` } as const];
const atTop = { path: [top], album: { entries, page: 1, pageCount: 3 } };
const boats = { kind: 'gallery', id: '7', page: 1, title: 'Boats' } as const;
const inside = { path: [top, boats], gallery: { images, page: 1, pageCount: 1 } };

describe.each([
  ['compact', AlbumCompact],
  ['masonry', AlbumMasonry],
  ['extended', AlbumExtended],
] as const)('a server-rendered %s album', (_name, View) => {
  const render = (initialLevel: typeof atTop | typeof inside) =>
    renderToString(
      <KitProvider nonce="n1">
        <View backend={backend} initialLevel={initialLevel} baseHref="/albums?lang=en" />
      </KitProvider>,
    );

  test('has working links and no style attributes', () => {
    const html = render(atTop);
    expect(html).toContain('href="/albums?lang=en&amp;type_0=gallery&amp;album_gallery_id_0=7"');
    expect(html).toContain('href="/albums?lang=en&amp;page_number_0=2"');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('<script');
  });

  test('contains an open gallery and a link back to the album', () => {
    const html = render(inside);
    expect(html).toContain('/70.jpg');
    expect(html).toMatch(/<a href="\/albums\?lang=en" class="loggia-album-back">/);
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('<template');
  });
});
