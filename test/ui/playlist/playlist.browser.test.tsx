import '@loggia/ui/styles.css';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { PlaylistTemplate } from '@loggia/hooks';
import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from '@loggia/hooks/player';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { printPage } from '../../helpers/printPage.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';
import { videoCarouselChunk } from '../../../ui/chunks.ts';
import { createPages, expectCurrent, item, PlaylistPage } from './PlaylistPage.tsx';

const TEMPLATES: readonly PlaylistTemplate[] = ['grid', 'list', 'mix', 'masonry', 'carousel', 'bigThumb'];
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const player = () => document.querySelector<HTMLIFrameElement>('.loggia-player-element');

describe.each(TEMPLATES)('a playlist with the template %s', (template) => {
  test('fits its container on a phone', async () => {
    await render(<PlaylistPage template={template} width={358} stub={createStubPlayer()} />);
    await expect.element(item(1)).toBeVisible();
    await expect.poll(() => document.querySelector('[data-measured], [data-ready]')).not.toBeNull();
    const edges = [...document.querySelectorAll('.loggia-videos > li, .loggia-video-carousel')].map((video) =>
      video.getBoundingClientRect(),
    );
    const place = boxOf('.loggia-playlist');
    expect(edges).not.toHaveLength(0);
    for (const { left, right } of edges) {
      expect(left).toBeGreaterThanOrEqual(Math.floor(place?.left ?? Infinity));
      expect(right).toBeLessThanOrEqual(Math.ceil(place?.right ?? 0));
    }
  });
});

describe('a playlist in a narrow container and a wide viewport', () => {
  const columnsOf = (container: Element) =>
    new Set([...container.querySelectorAll('.loggia-videos > li')].map((video) => video.getBoundingClientRect().left))
      .size;

  // Columns are at least 160 px wide, with gaps of 16 px.
  test.each([
    [300, 1],
    [400, 2],
    [520, 3],
    [1000, 4],
  ])('at a width of %i px has %i columns, even before hydration', async (width, columns) => {
    const list = <PlaylistPage template="grid" columns={4} width={width} stub={createStubPlayer()} />;
    const printed = document.body.appendChild(document.createElement('div'));
    printed.innerHTML = renderToString(list);
    expect(columnsOf(printed)).toBe(columns);
    printed.remove();
    const { container } = await render(list);
    await expect.poll(() => container.querySelector('[data-measured]')).not.toBeNull();
    expect(columnsOf(container)).toBe(columns);
  });
});

describe('a playlist with a player above it', () => {
  test('initially shows the first video in the player, and plays a video when it is clicked', async () => {
    const stub = createStubPlayer();
    const { container } = await render(<PlaylistPage stub={stub} player={{ showPlayingTitle: true, width: 0 }} />);
    await expectCurrent(1);
    await expect.poll(player).not.toBeNull();
    const frame = player();
    await item(3).click();
    await expectCurrent(3);
    expect(stub.calls).toContain('play v3');
    expect(player()).toBe(frame);
    await expect.element(page.getByRole('region', { name: 'Video player' })).toHaveTextContent('Video 3');
    expect(container.querySelectorAll('.loggia-video[data-current]')).toHaveLength(1);
    expect(container.querySelector('.loggia-video[data-current] .loggia-video-mark')?.textContent).toBe('Now playing');
    await expect.element(item(3)).toHaveFocus();
  });

  test('navigates to the previous and next video', async () => {
    await render(<PlaylistPage stub={createStubPlayer()} />);
    await page.getByRole('button', { name: 'Next video' }).click();
    await expectCurrent(2);
    await page.getByRole('button', { name: 'Previous video' }).click();
    await page.getByRole('button', { name: 'Previous video' }).click();
    await expectCurrent(6);
  });

  test.each([
    [{}, 900, 506.25],
    [{ width: 600 }, 600, 337.5],
    [{ width: 2000 }, 900, 506.25],
    [{ aspectRatio: 4 / 3 }, 900, 675],
    [{ width: 600, aspectRatio: PLAYER_WIDTH_PX / PLAYER_HEIGHT_PX }, 600, 360],
  ])('sizes its player with %o', async (options, width, height) => {
    await render(<PlaylistPage stub={createStubPlayer()} player={options} />);
    await expect.poll(player).not.toBeNull();
    for (const selector of ['.loggia-player', '.loggia-player-element']) {
      expect(boxOf(selector)?.width).toBeCloseTo(width, 0);
      expect(boxOf(selector)?.height).toBeCloseTo(height, 0);
    }
  });

  test('loads nothing from a provider before consent, and focuses the player after consent', async () => {
    const stub = createStubPlayer({ provider: 'youtube' });
    const consent = { has: () => false, subscribe: () => () => undefined, grant: () => undefined };
    const videos = plainVideos(2).map((video) => ({ ...video, provider: 'youtube' as const }));
    await render(<PlaylistPage stub={stub} videos={videos} requiresConsent consent={consent} />);
    const load = page.getByRole('button', { name: 'Load from YouTube', exact: true });
    await expect.element(load).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Always load from YouTube' })).toBeVisible();
    expect(player()).toBeNull();
    await expectAccessible();
    await load.click();
    await expect.poll(player).not.toBeNull();
    await expect.element(load).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(player());
  });

  test('links to the original page if a video fails', async () => {
    const stub = createStubPlayer();
    await render(<PlaylistPage stub={stub} />);
    await expect.poll(player).not.toBeNull();
    stub.say({ type: 'failed' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This video could not be played.');
    await expect
      .element(page.getByRole('link', { name: 'Open the original page' }))
      .toHaveAttribute('href', 'https://example.org/v1');
  });

  test('shows a placeholder tile for a thumbnail that fails to load', async () => {
    const videos = plainVideos(2).map((video) => ({ ...video, thumbnailUrl: 'data:image/png;base64,broken' }));
    await render(<PlaylistPage stub={createStubPlayer()} videos={videos} />);
    await expect.poll(() => document.querySelectorAll('.loggia-video-image[data-empty]').length).toBe(2);
    for (const tile of document.querySelectorAll('.loggia-video-image[data-empty]')) {
      expect(getComputedStyle(tile).backgroundImage).toContain('gradient');
    }
    expect(boxOf('.loggia-video-image')?.height).toBeGreaterThan(100);
  });
});

describe('a video carousel', () => {
  test('hydrates the server-rendered row without a layout shift or loss of focus', async () => {
    const stub = createStubPlayer();
    const { hydrate } = printPage(<PlaylistPage template="carousel" width={358} stub={stub} {...createPages()} />);
    const places = () => [boxOf('.loggia-video')?.toJSON(), boxOf('.loggia-video-pages')?.toJSON()];
    const before = places();
    expect(before).not.toContain(undefined);
    (item(2).element() as HTMLElement).focus();
    hydrate();
    await expect.poll(() => document.querySelector('[data-ready]')).not.toBeNull();
    expect(places()).toEqual(before);
    await expect.element(item(2)).toHaveFocus();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.element(item(3)).toBeVisible();
  });

  test('remains a row with all videos if its chunk fails to load', async () => {
    vi.spyOn(videoCarouselChunk, 'code', 'get').mockReturnValue(undefined);
    vi.spyOn(videoCarouselChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const screen = await render(
      <PlaylistPage template="carousel" stub={createStubPlayer()} videos={plainVideos(30)} />,
    );
    await expect.element(item(30)).toBeInTheDocument();
    await item(2).click();
    await expectCurrent(2);
    expect(screen.container.querySelector('.loggia-video-carousel')).toBeNull();
  });
});

describe('a playlist', () => {
  test('can be tabbed through, and plays the focused video on Enter', async () => {
    await render(<PlaylistPage stub={createStubPlayer()} videos={plainVideos(3)} />);
    await expectCurrent(1);
    (item(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(item(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectCurrent(2);
  });

  test('expands a clamped description without a layout shift', async () => {
    await render(<PlaylistPage stub={createStubPlayer()} />);
    const height = () => boxOf('.loggia-videos')?.height;
    const more = page.getByRole('button', { name: 'More: Video 4' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    const before = height();
    await more.click();
    const less = page.getByRole('button', { name: 'Less: Video 4' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    await expect.element(less).toHaveFocus();
    expect(height()).toBe(before);
    await expect.element(page.getByRole('button', { name: 'More: Video 1' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('mounts only a few dozen of ten thousand videos', async () => {
    await render(<PlaylistPage stub={createStubPlayer()} videos={plainVideos(10_000)} player={{ mode: 'popup' }} />);
    await expect.poll(() => boxOf('.loggia-videos')?.height).toBeGreaterThan(500_000);
    expect(document.querySelectorAll('.loggia-playlist *').length).toBeLessThan(900);
    window.scrollTo(0, 400_000);
    await expect.poll(() => document.querySelectorAll('.loggia-video').length).toBeLessThan(120);
    await expect
      .poll(() => Number(document.querySelector('.loggia-video:last-child')?.getAttribute('data-index')))
      .toBeGreaterThan(1000);
    window.scrollTo(0, 0);
  });

  test('shows a message if it has no videos', async () => {
    await render(<PlaylistPage videos={[]} />);
    await expect.element(page.getByText('Videos will appear here once they are added.')).toBeVisible();
  });
});
