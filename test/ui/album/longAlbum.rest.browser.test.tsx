import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumExtended } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';

const ENTRY_COUNT = 10_000;

test('an extended album with ten thousand galleries only renders entries near the viewport', async () => {
  const entries = Array.from({ length: ENTRY_COUNT }, (_, index) => ({
    id: String(index),
    title: `Day ${index + 1}`,
    images: paintedImages.slice(0, 1),
  }));
  const backend = createStaticAlbums({ album: { id: '1', title: 'Days', entries }, albumsPerPage: ENTRY_COUNT });
  const { container } = await render(<AlbumExtended backend={backend} urlCodec={false} />);
  const drawn = () => container.querySelectorAll('.loggia-album-entries > li:not(:empty)').length;
  await expect.poll(() => container.querySelectorAll('.loggia-album-entries > li').length).toBe(ENTRY_COUNT);
  await expect.poll(drawn).toBeLessThan(60);
  expect(drawn()).toBeGreaterThan(2);
});
