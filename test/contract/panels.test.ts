// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLightboxResponse } from '../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { openLightbox, readBoxData } from '../playground/server/support/openLightbox.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

async function settingsOf(query: string) {
  const { text } = await openLightbox(cms, query);
  const context = { base: 'http://localhost/', galleryId: '2', candidatesOf: undefined };
  return parseLightboxResponse(text, '21', context).data.settings;
}

test('the demo’s lightbox settings contain the positions and enabled controls', async () => {
  expect(await settingsOf('gallery_id=2&image_id=21&shortcode_id=2')).toMatchObject({
    controlBarPosition: 'bottom',
    counter: true,
    fullscreen: true,
    info: true,
    zoom: true,
    filmstripPosition: 'bottom',
    hitCounter: true,
    hitCounterPosition: 'bottom',
    infoAlign: 'left',
    infoPosition: 'bottom',
    ratingPosition: 'top',
    sidebarPosition: 'left',
    sidebarWidth: 350,
  });
});

test('a demo gallery with custom settings overrides the default positions', async () => {
  expect(await settingsOf('gallery_id=2&image_id=21&shortcode_id=12')).toMatchObject({
    controlBarPosition: 'top',
    filmstripDirection: 'vertical',
    filmstripPosition: 'left',
    hitCounterPosition: 'top',
    infoAlign: 'right',
    infoAlwaysShown: true,
    infoFullWidth: false,
    infoPosition: 'top',
    ratingPosition: 'bottom',
    sidebarPosition: 'right',
    sidebarWidth: 400,
  });
});

test('filmstrip, rating and hit counter positions and the info alignment are only in the CSS', async () => {
  const answer = await openLightbox(cms, 'gallery_id=2&image_id=21&shortcode_id=12');
  const told = Object.keys(readBoxData(answer));
  expect(told).toEqual(expect.arrayContaining(['lightbox_ctrl_btn_pos', 'lightbox_info_pos', 'lightbox_comment_pos']));
  const places = new Set(['filmstrip_pos', 'rate_pos', 'hit_pos', 'info_align'].map((name) => `lightbox_${name}`));
  expect(told.filter((name) => places.has(name))).toEqual([]);
});
