import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { HttpStatusError } from '@loggia/hooks/errors';
import type { PlaylistSource } from '@loggia/hooks';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createPages, PlaylistPage, titles } from './PlaylistPage.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pager = () => document.querySelector<HTMLElement>('.loggia-video-pager')?.dataset;

/** A source that responds when `answer` is called. */
function createSlowPages() {
  const pages = createPages();
  const waiting: (() => void)[] = [];
  const source: PlaylistSource = {
    loadPage: (request, options) =>
      new Promise((resolve) => waiting.push(() => resolve(pages.source.loadPage(request, options)))),
  };
  return { pages: { ...pages, source }, answer: () => waiting.shift()?.() };
}

describe('playlist pagination', () => {
  test('loads pages in order, with a pager that is disabled at both ends', async () => {
    await render(<PlaylistPage {...createPages()} stub={createStubPlayer()} />);
    await expect.element(page.getByRole('navigation', { name: 'Videos' })).toHaveTextContent('1 of 3');
    expect(pager()).toMatchObject({ limitMin: '' });
    await button('Next').click();
    await expect.poll(titles).toEqual(['Video 7', 'Video 8', 'Video 9', 'Video 10', 'Video 11', 'Video 12']);
    expect(pager()).not.toHaveProperty('limitMin');
    await button('Next').click();
    await expect.poll(titles).toEqual(['Video 13', 'Video 14']);
    expect(pager()).toMatchObject({ limitMax: '' });
    await expect.element(button('Next')).toHaveFocus();
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await button('Prev').click();
    await expect.poll(titles).toHaveLength(6);
  });

  test('scrolls to the start of the list after a page change, but not after "Load more"', async () => {
    await page.viewport(390, 600);
    const top = () => document.querySelector('.loggia-videos')?.getBoundingClientRect().top ?? -Infinity;
    const { rerender } = await render(
      <PlaylistPage {...createPages()} template="bigThumb" width={358} stub={createStubPlayer()} />,
    );
    await button('Next').click();
    await expect.poll(titles).toContain('Video 7');
    await expect.poll(top).toBeCloseTo(100, 0);
    await rerender(
      <PlaylistPage
        key="more"
        {...createPages()}
        template="bigThumb"
        paging="loadMore"
        width={358}
        stub={createStubPlayer()}
      />,
    );
    await button('Load more').click();
    await expect.poll(titles).toHaveLength(12);
    await expect.element(button('Load more')).toBeVisible();
    expect(top()).toBeLessThan(0);
  });

  test('restarts a carousel and scrolls it into view, and "Load more" jumps to the new videos', async () => {
    await page.viewport(390, 240);
    const props = { template: 'carousel', width: 358, stub: createStubPlayer() } as const;
    const top = () => document.querySelector('.loggia-video-carousel')?.getBoundingClientRect().top ?? -Infinity;
    const inView = () =>
      [...document.querySelectorAll('.loggia-carousel-slide[data-visible] .loggia-video-title')].map(
        ({ textContent }) => textContent,
      );
    const { rerender } = await render(<PlaylistPage {...createPages()} {...props} />);
    await button('Next slide').click();
    await expect.poll(inView).toContain('Video 3');
    await button('Next').click();
    await expect.poll(inView).toContain('Video 7');
    await expect.poll(top).toBeCloseTo(100, 0);
    await rerender(<PlaylistPage key="more" {...createPages()} {...props} paging="loadMore" />);
    await expect.poll(() => document.querySelector('[data-ready]')).not.toBeNull();
    await button('Load more').click();
    await expect.poll(inView).toContain('Video 7');
  });

  test("keeps the list's height while another page loads", async () => {
    const { pages, answer } = createSlowPages();
    await render(<PlaylistPage {...pages} stub={createStubPlayer()} />);
    const list = page.getByRole('list', { name: 'Videos' });
    await expect.poll(() => document.querySelector('[data-measured]')).not.toBeNull();
    const height = () => document.querySelector('.loggia-playlist')?.getBoundingClientRect().height;
    const before = height();
    await button('Next').click();
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText('Loading videos…')).toBeInTheDocument();
    expect(height()).toBe(before);
    answer();
    await expect.element(list).not.toHaveAttribute('aria-busy');
    expect(titles()).toContain('Video 7');
  });

  test('appends pages with "Load more", and moves focus to the list after the last page', async () => {
    await render(<PlaylistPage {...createPages()} paging="loadMore" stub={createStubPlayer()} />);
    await button('Load more').click();
    await expect.poll(titles).toHaveLength(12);
    await expect.element(button('Load more')).toHaveFocus();
    await button('Load more').click();
    await expect.poll(titles).toHaveLength(14);
    await expect.element(button('Load more')).not.toBeInTheDocument();
    expect(document.activeElement?.className).toBe('loggia-video-pages');
  });

  test('shows an error, and loads the page on retry', async () => {
    const pages = createPages();
    let attempts = 0;
    const source: PlaylistSource = {
      loadPage(request, options) {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new HttpStatusError(404)) : pages.source.loadPage(request, options);
      },
    };
    await render(<PlaylistPage {...pages} source={source} stub={createStubPlayer()} />);
    await button('Next').click();
    await expect.element(page.getByText('These videos could not be found.')).toBeVisible();
    expect(titles()).toContain('Video 1');
    await expectAccessible();
    await button('Try again').click();
    await expect.poll(titles).toContain('Video 7');
    await expect.element(button('Try again')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});
