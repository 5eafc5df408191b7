import '@loggia/ui/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as carousel from '../../playground/stories/carousel.stories.tsx';
import * as gallery from '../../playground/stories/gallery.stories.tsx';
import * as rating from '../../playground/stories/rating.stories.tsx';
import { overNetwork, network } from '../../playground/stories/shared/network.ts';
import { simulateReducedMotion } from '../../playground/stories/shared/reducedMotion.ts';
import { readStories } from './readStories.ts';

/** Pages of several stories, each of which has controls on its own page, and a contact sheet. */
const WITHOUT_OPTIONS = new Set(['AllParts', 'AllCapabilities']);

const controlsOf = (Story: object): readonly string[] => {
  const { args = {}, argTypes = {} } = Story as { args?: object; argTypes?: object };
  return [...Object.keys(args), ...Object.keys(argTypes)];
};

afterEach(() => network.set({ isSlow: false, fails: false }));

describe('the controls of a story', () => {
  test.each(readStories())('are there for each of $file', ({ stories }) => {
    const without = stories.filter(({ Story }) => controlsOf(Story).length === 0).map(({ name }) => name);
    expect(without.filter((name) => !WITHOUT_OPTIONS.has(name))).toEqual([]);
  });

  test('begin with the story’s own values, else with those of the kit', () => {
    expect(carousel.OneSlideMoreThanFits.args).toMatchObject({ items: 3, gap: 8, loop: true, arrows: true });
    expect(carousel.OneSlideMoreThanFits.args).not.toHaveProperty('hint');
  });

  test('change what the story shows', async () => {
    const { Default } = rating;
    const screen = await render(<Default {...Default.args} />);
    expect(screen.getByRole('radio').elements()).toHaveLength(5);
    await screen.rerender(<Default {...Default.args} starCount={8} />);
    await expect.poll(() => screen.getByRole('radio').elements().length).toBe(8);
  });

  test('change a component in the frame of a story, and what is read once', async () => {
    const { NotRatedYet } = rating;
    const screen = await render(<NotRatedYet {...NotRatedYet.args} isReadOnly />);
    await expect.element(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
  });

  test('leave the story as it is, as long as nobody touches them', async () => {
    const { LargeSquares } = gallery;
    const screen = await render(<LargeSquares {...LargeSquares.args} />);
    await expect.element(screen.getByRole('button').first()).toBeVisible();
    const { width, height } = screen.getByRole('button').first().element().getBoundingClientRect();
    expect(Math.abs(width - height)).toBeLessThan(1);
  });
});

describe('the network of the stories', () => {
  const backend = overNetwork({ albums: { rootId: '1', loadAlbum: async () => 'answer' }, parse: () => 'at once' });

  test('brings an answer as the backend gives it', async () => {
    await expect(backend.albums.loadAlbum()).resolves.toBe('answer');
    expect(backend.albums.rootId).toBe('1');
  });

  test('fails where it is told to, and leaves alone what asks nobody', async () => {
    network.set({ fails: true });
    await expect(backend.albums.loadAlbum()).rejects.toMatchObject({ code: 'offline' });
    expect(backend.parse()).toBe('at once');
  });
});

describe('the wish for less motion', () => {
  test('counts for scripts and for style sheets, and ends', () => {
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
