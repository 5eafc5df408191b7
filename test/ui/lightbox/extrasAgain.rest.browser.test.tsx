import { expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { createImages } from './LightboxPage.tsx';
import { dialog, expectShown, openMore, press, renderOpenLightbox } from './renderLightboxPage.tsx';

const images = createImages(3);
const backend = createStaticBackend({
  images,
  settings: { rating: true, showDownload: true, watermark: { type: 'text', text: 'Ada' } },
});

const EXTRAS = [
  ['stars', '[role="radiogroup"]'],
  ['download', 'a[download]'],
  ['watermark', '.loggia-watermark'],
] as const;

const extrasShown = () =>
  EXTRAS.flatMap(([name, selector]) => (dialog().element().querySelector(selector) ? [name] : []));

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('an extras chunk that failed to load is requested again on navigation, then shows stars, download and watermark', async () => {
  const code = await withholdCode('/chunks/extras');
  await renderOpenLightbox({ images, backend });
  await code.whenAsked();
  await openMore();
  await press('{ArrowRight}');
  await expectShown('Landscape 3');
  expect(extrasShown()).toEqual([]);

  await code.allow();
  await press('{ArrowLeft}');
  await expectShown('Landscape 2');
  await expect.poll(extrasShown).toEqual(EXTRAS.map(([name]) => name));
});
