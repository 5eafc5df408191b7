import '@loggia/ui/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as carousel from '../../playground/stories/carousel.stories.tsx';
import * as gallery from '../../playground/stories/gallery.stories.tsx';
import * as rating from '../../playground/stories/rating.stories.tsx';
import { overNetwork, network } from '../../playground/stories/shared/network.ts';
import { simulateReducedMotion } from '../../playground/stories/shared/reducedMotion.ts';
import { readStories } from './readStories.ts';

/** Overview pages, whose stories have controls on their own pages. */
const WITHOUT_OPTIONS = new Set(['AllParts', 'AllCapabilities']);

const controlsOf = (Story: object): readonly string[] => {
  const { args = {}, argTypes = {} } = Story as { args?: object; argTypes?: object };
  return [...Object.keys(args), ...Object.keys(argTypes)];
};

afterEach(() => network.set({ isSlow: false, fails: false }));

describe('story controls', () => {
  test.each(readStories())('exist for every story in $file', ({ stories }) => {
    const without = stories.filter(({ Story }) => controlsOf(Story).length === 0).map(({ name }) => name);
    expect(without.filter((name) => !WITHOUT_OPTIONS.has(name))).toEqual([]);
  });

  test('start with the story’s own values', () => {
    expect(carousel.OneSlideMoreThanFits.args).toMatchObject({ items: 3, gap: 8, loop: true, arrows: true });
    expect(carousel.OneSlideMoreThanFits.args).not.toHaveProperty('hint');
  });

  test('update the story', async () => {
    const { Default } = rating;
    const screen = await render(<Default {...Default.args} />);
    expect(screen.getByRole('radio').elements()).toHaveLength(5);
    await screen.rerender(<Default {...Default.args} starCount={8} />);
    await expect.poll(() => screen.getByRole('radio').elements().length).toBe(8);
  });

  test('update a component inside a story wrapper', async () => {
    const { NotRatedYet } = rating;
    const screen = await render(<NotRatedYet {...NotRatedYet.args} isReadOnly />);
    await expect.element(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
  });

  test('do not change the story by default', async () => {
    const { LargeSquares } = gallery;
    const screen = await render(<LargeSquares {...LargeSquares.args} />);
    await expect.element(screen.getByRole('button').first()).toBeVisible();
    const { width, height } = screen.getByRole('button').first().element().getBoundingClientRect();
    expect(Math.abs(width - height)).toBeLessThan(1);
  });
});

describe('the simulated story network', () => {
  const backend = overNetwork({ albums: { rootId: '1', loadAlbum: async () => 'answer' }, parse: () => 'at once' });

  test('returns the backend’s response', async () => {
    await expect(backend.albums.loadAlbum()).resolves.toBe('answer');
    expect(backend.albums.rootId).toBe('1');
  });

  test('fails requests on demand, but not synchronous functions', async () => {
    network.set({ fails: true });
    await expect(backend.albums.loadAlbum()).rejects.toMatchObject({ code: 'offline' });
    expect(backend.parse()).toBe('at once');
  });
});

describe('simulateReducedMotion', () => {
  test('affects scripts and style sheets until it is turned off', () => {
    const style = document.createElement('style');
    style.textContent = '@layer own { @media (prefers-reduced-motion: reduce) { body { scroll-margin: 7px } } }';
    document.head.append(style);
    const margin = () => getComputedStyle(document.body).scrollMarginTop;
    const end = simulateReducedMotion();
    expect([matchMedia('(prefers-reduced-motion: reduce)').matches, margin()]).toEqual([true, '7px']);
    end();
    expect([matchMedia('(prefers-reduced-motion: reduce)').matches, margin()]).toEqual([false, '0px']);
    style.remove();
  });
});
