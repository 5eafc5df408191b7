import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { OfflineError } from '@loggia/hooks/errors';
import type { PlaylistSource } from '@loggia/hooks';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createPages, item, PlaylistPage } from './PlaylistPage.tsx';

const address = window.location.href;
const boxOf = (selector: string) => document.querySelector(`dialog ${selector}`)?.getBoundingClientRect();
const more = page.getByRole('button', { name: 'Load more thumbnails' });

async function openOffline(width: number, height: number) {
  await page.viewport(width, height);
  const source: PlaylistSource = { loadPage: () => Promise.reject(new OfflineError()) };
  const options = { mode: 'popup', thumbnails: true } as const;
  await render(<PlaylistPage {...createPages()} source={source} stub={createStubPlayer()} player={options} />);
  await item(1).click();
  await expect.poll(() => document.querySelectorAll('.loggia-video-thumbnail').length).toBeGreaterThanOrEqual(2);
}

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

test("the pop-up's video fills most of a phone's viewport in landscape, with thumbnails below", async () => {
  await openOffline(844, 390);
  const [film, thumbnail] = [boxOf('.loggia-player'), boxOf('.loggia-video-thumbnail')];
  expect(film?.height).toBeGreaterThan(390 / 2);
  expect(film?.bottom).toBeLessThanOrEqual(390);
  expect(thumbnail?.top).toBeGreaterThanOrEqual(film?.bottom ?? Infinity);
  expect(thumbnail?.top).toBeLessThan(390);
});

test.each([
  [1440, 900],
  [1280, 720],
])('an error loading thumbnails keeps all controls within a %i × %i px viewport', async (width, height) => {
  await openOffline(width, height);
  await more.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('You are probably offline.');
  expect(boxOf('.loggia-video-more')?.bottom).toBeLessThanOrEqual(height);
});
