// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLightboxAnswer } from '../../hooks/wordpress/parseLightboxAnswer.ts';
import { openLightbox } from '../playground/server/support/openLightbox.ts';
import { openCms } from '../playground/server/support/openTestCms.ts';
import type { TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

async function settingsOf(query: string) {
  const { text } = await openLightbox(cms, query);
  const context = { base: 'http://localhost/', galleryId: '2', candidatesOf: undefined };
  return parseLightboxAnswer(text, '21', context).data.settings;
}

test('the demo says where everything stands around the image, and which controls it wants', async () => {
  expect(await settingsOf('gallery_id=2&image_id=21&shortcode_id=2')).toMatchObject({
    controlBarPosition: 'bottom',
    counter: true,
    fullscreen: true,
    info: true,
    zoom: true,
    infoPosition: 'bottom',
    sidebarPosition: 'left',
    sidebarWidth: 350,
  });
});

test('a gallery of the demo has everything in other places', async () => {
  expect(await settingsOf('gallery_id=2&image_id=21&shortcode_id=12')).toMatchObject({
    controlBarPosition: 'top',
    filmstripDirection: 'vertical',
    filmstripPosition: 'left',
    infoAlign: 'right',
    infoAlwaysShown: true,
    infoFullWidth: false,
    infoPosition: 'top',
    sidebarPosition: 'right',
    sidebarWidth: 400,
  });
});
