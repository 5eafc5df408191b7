import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumCompact, AlbumExtended, AlbumMasonry, type AlbumSlots } from '@loggia/ui';
import { createImages } from '../imageGalleries/imageFixtures.tsx';

describe.each([
  ['compact', AlbumCompact],
  ['extended', AlbumExtended],
  ['masonry', AlbumMasonry],
] as const)('the %s album', (_name, Album) => {
  test('renders custom slots for the header, the pager and the captions', async () => {
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
