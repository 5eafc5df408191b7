import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createStaticAlbums } from '@loggia/hooks/static';
import {
  AlbumCompact,
  AlbumExtended,
  ImageBrowser,
  InlineSlideshow,
  JustifiedGallery,
  OffCanvasMenu,
  Playlist,
} from '@loggia/ui';

/** Spellings that browsers execute, or used to execute. */
const SPELLINGS = [
  'java\nscript:alert(1)//.jpg',
  '\u0001javascript:alert(1)//.mp4',
  ' \tJAVASCRIPT:alert(1)//.webp',
  'jav\tascr\ript:alert(1)',
  'vbscript:x',
];

const backend = createStaticAlbums({ album: { id: '1', title: 'Top', entries: [] } });
const top = { kind: 'album', id: '1', page: 1, title: 'Top' } as const;

const fileOf = (address: string) => ({
  url: address,
  width: 500,
  height: 300,
  candidates: [{ url: address, width: 9 }],
});
const imageOf = (address: string) => ({
  id: '1',
  title: 'Ridge',
  url: address,
  originalUrl: address,
  redirectUrl: address,
  width: 500,
  height: 300,
  thumbnail: fileOf(address),
});
const levelOf = (address: string) => ({
  path: [top],
  album: {
    entries: [{ kind: 'gallery', id: '7', title: 'Ridge', cover: fileOf(address) } as const],
    page: 1,
    pageCount: 3,
  },
});
const videoOf = (address: string) =>
  ({ provider: 'file', id: 'v1', url: address, title: 'Ridge', thumbnailUrl: address }) as const;

const PARTS: readonly (readonly [string, (address: string) => ReactElement])[] = [
  ['a justified layout', (address) => <JustifiedGallery direction="rows" images={[imageOf(address)]} />],
  ['an image browser', (address) => <ImageBrowser images={[imageOf(address)]} />],
  [
    'an inline slideshow with music',
    (address) => <InlineSlideshow images={[imageOf(address)]} hasTitle musicUrl={address} />,
  ],
  [
    'a paged compact album',
    (address) => <AlbumCompact backend={backend} initialLevel={levelOf(address)} baseHref={address} />,
  ],
  [
    'a paged extended album',
    (address) => <AlbumExtended backend={backend} initialLevel={levelOf(address)} baseHref={address} />,
  ],
  ['a playlist', (address) => <Playlist videos={[videoOf(address), { ...videoOf(address), id: 'v2' }]} />],
  [
    'an off-canvas menu',
    (address) => (
      <OffCanvasMenu
        menus={[[{ id: 'a', label: 'Ridge', href: address, items: [{ id: 'b', label: 'Peak', href: address }] }]]}
      />
    ),
  ],
];

/** URLs as browsers parse them: without spaces and control characters. */
const bare = (html: string) =>
  [...html.replaceAll(/&#x?[0-9a-f]+;/gi, '')].filter((character) => character > ' ').join('');

describe.each(PARTS)('the server HTML of %s', (_part, elementOf) => {
  test.each(SPELLINGS)('contains its text, but not the script URL %j', (address) => {
    const html = renderToString(elementOf(address));
    expect(html).toContain('Ridge');
    expect(bare(html)).not.toMatch(/(java|vb)script:/i);
  });

  test('contains a safe URL', () => {
    expect(renderToString(elementOf('/ridge/1.jpg'))).toContain('="/ridge/1.jpg');
  });
});
