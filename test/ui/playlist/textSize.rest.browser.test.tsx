import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlaylistTemplate } from '@loggia/hooks';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';
import { item, PlaylistPage } from './PlaylistPage.tsx';

const TEMPLATES: readonly PlaylistTemplate[] = ['grid', 'list', 'mix', 'masonry', 'carousel', 'bigThumb'];
const videos = plainVideos(9).map((video) => ({
  ...video,
  title: `${video.title}, filmed between two winters on the long way down from the pass to the sea`,
  description: 'What the snow leaves. '.repeat(20),
}));

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const lineHeightOf = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight);
const textSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

beforeEach(() => {
  document.documentElement.style.fontSize = '32px';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe.each(TEMPLATES)('the template %s at 200% text size', (template) => {
  test.each([358, 1100])('does not overlap its text at %i px', async (width) => {
    await render(<PlaylistPage template={template} width={width} videos={videos} stub={createStubPlayer()} />);
    await expect.element(item(1, videos[0]?.title)).toBeVisible();
    await expect.poll(() => document.querySelector('[data-measured], [data-ready]')).not.toBeNull();

    const texts = allOf('.loggia-video-title, .loggia-video-description > p');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(lineHeightOf(text)).toBeGreaterThan(textSizeOf(text) * 1.2);
    for (const video of allOf('.loggia-video')) {
      const title = boxOf(video.querySelector('.loggia-video-title'));
      const description = boxOf(video.querySelector('.loggia-video-description'));
      expect(title.bottom).toBeLessThanOrEqual(description.top + 1);
      expect(description.bottom).toBeLessThanOrEqual(boxOf(video).bottom + 1);
    }
    const rows = allOf('.loggia-videos > li').map(boxOf);
    for (const one of rows)
      for (const other of rows.filter(({ left, top }) => left < one.right - 1 && left > one.left - 1 && top > one.top))
        expect(other.top).toBeGreaterThanOrEqual(one.bottom);
  });
});

test('the title of the current video has its own line on a phone at 200% text size', async () => {
  const [video] = videos;
  await render(
    <PlaylistPage width={358} videos={videos} stub={createStubPlayer()} player={{ showPlayingTitle: true }} />,
  );
  await expect.element(item(1, video?.title)).toBeVisible();
  expect(boxOf(document.querySelector('.loggia-playing-title')).width).toBeGreaterThan(300);
});
