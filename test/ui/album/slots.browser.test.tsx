import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumCompact, AlbumExtended, AlbumMasonry } from '@loggia/ui';
import type { AlbumSlots } from '@loggia/ui';
import { createImages } from '../imageGalleries/imageFixtures.tsx';

describe.each([
  ['of thumbnails', AlbumCompact],
  ['in the extended view', AlbumExtended],
  ['in masonry', AlbumMasonry],
] as const)('an album %s', (_name, Album) => {
  test('draws head, pager and the captions of its entries as its page has them', async () => {
    const album = {
      id: '1',
      title: 'Travels',
      entries: [{ id: '2', title: 'Alps', images: createImages(3) }],
    } as const;
    const slots: AlbumSlots = {
      head: ({ album: shown }) => <h2>{`${shown.title} by train`}</h2>,
      pager: () => <p>That is all</p>,
      caption: ({ image }) => <b>{`${image.entry.title}, a ${image.entry.kind}`}</b>,
    };
    const screen = await render(<Album backend={createStaticAlbums({ album })} slots={slots} titleDisplay="show" />);
    await expect.element(screen.getByRole('heading', { name: 'Travels by train' })).toBeVisible();
    await expect.element(screen.getByText('Alps, a gallery')).toBeVisible();
    await expect.element(screen.getByText('That is all')).toBeVisible();
  });
});
