import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { PlaylistTemplate } from '@loggia/hooks';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';
import { item, PlaylistPage } from './PlaylistPage.tsx';

const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN);
const TEMPLATES: readonly PlaylistTemplate[] = ['grid', 'list', 'mix', 'masonry', 'bigThumb'];

describe.each([
  [350, 390, 844],
  [1344, 1440, 900],
  [1920, 2560, 1440],
])('a player in a %i px container and a %i × %i px viewport', (width, windowWidth, windowHeight) => {
  test.each(TEMPLATES)('is as wide as its list with an aspect ratio of 16:9 in the template %s', async (template) => {
    await page.viewport(windowWidth, windowHeight);
    await render(<PlaylistPage width={width} template={template} stub={createStubPlayer()} />);
    await expect.element(item(1)).toBeVisible();
    const [player, list] = [boxOf('.loggia-player'), boxOf('.loggia-videos')];
    expect(player.left).toBeCloseTo(list.left, 0);
    expect(player.right).toBeCloseTo(list.right, 0);
    expect(player.width / player.height).toBeCloseTo(16 / 9, 2);
  });
});

test('a player is never taller than a short viewport', async () => {
  await page.viewport(844, 390);
  await render(<PlaylistPage width={800} stub={createStubPlayer()} />);
  await expect.poll(() => boxOf('.loggia-player').height).toBeCloseTo(390, 0);
  expect(boxOf('.loggia-player').width).toBeCloseTo((390 * 16) / 9, 0);
});

test.each(['ltr', 'rtl'])('the previous and next video buttons are at the ends of their line (%s)', async (dir) => {
  await render(
    <div dir={dir}>
      <PlaylistPage stub={createStubPlayer()} player={{ showPlayingTitle: true }} />
    </div>,
  );
  await expect.element(item(1)).toBeVisible();
  const ends = ['Previous video', 'Next video'].map((name) => page.getByRole('button', { name }).element());
  const [left, right] = (dir === 'ltr' ? ends : ends.toReversed()).map((button) => button.getBoundingClientRect());
  const player = boxOf('.loggia-player');
  const title = boxOf('.loggia-playing-title');
  expect(left?.left).toBeCloseTo(player.left, 0);
  expect(right?.right).toBeCloseTo(player.right, 0);
  expect(title.left).toBeGreaterThan(left?.right ?? Infinity);
  expect(title.right).toBeLessThan(right?.left ?? 0);
});

test('video captions are start-aligned and clamp titles to two lines, even on a page with centered text', async () => {
  const title = 'A long name of a film that needs far more than two lines of the narrow place below its picture';
  const videos = plainVideos(3).map((video) => ({ ...video, title }));
  await render(
    <div style={{ textAlign: 'center' }}>
      <PlaylistPage width={358} videos={videos} stub={createStubPlayer()} />
    </div>,
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const text = document.querySelector('.loggia-video-title') ?? document.body;
  const { textAlign, lineHeight } = getComputedStyle(text);
  expect(textAlign).toMatch(/^(?:left|start)$/);
  expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(2 * Number.parseFloat(lineHeight) + 1);
});
