import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { HERO_CAROUSEL } from '@loggia/hooks/carousel';
import {
  dragFinger,
  dragMouse,
  middleOf,
  nextFrame,
  plugInTouchScreen,
  unplugTouchScreen,
} from '../../helpers/fingers.ts';
import {
  CarouselPage,
  expectView,
  nextButton,
  previousButton,
  readView,
  region,
  slideElements,
  viewport,
} from './CarouselPage.tsx';

const SLOW_MS = 60_000;
const animations = () => viewport().getAnimations({ subtree: true });

const half = () => {
  for (const animation of animations()) animation.currentTime = SLOW_MS / 2;
};
const finish = () => {
  for (const animation of animations()) animation.finish();
};

describe('a carousel transition', () => {
  test('shows both slides while moving, even backwards or with only two looping slides', async () => {
    await render(<CarouselPage count={2} loop durationMs={SLOW_MS} />);
    await previousButton().click();
    await expect.poll(animations).toHaveLength(1);
    half();
    expect(readView()).toEqual(['2', '1']);
    finish();
    await expectView('2');
    await nextButton().click();
    half();
    expect(readView()).toEqual(['2', '1']);
  });

  test('moves to the right in right-to-left layouts', async () => {
    await render(<CarouselPage dir="rtl" count={2} loop durationMs={SLOW_MS} />);
    await nextButton().click();
    half();
    expect(readView()).toEqual(['1', '2']);
  });

  test("skips intermediate slides on a long jump, passing only the target's neighbor", async () => {
    await render(<CarouselPage count={20} durationMs={SLOW_MS} />);
    await page.getByRole('button', { name: 'Slide 15' }).click();
    half();
    expect(readView()).toEqual(['14', '15']);
  });

  test('continues from the current position if interrupted by another transition', async () => {
    await render(<CarouselPage count={9} loop durationMs={SLOW_MS} />);
    await nextButton().click();
    half();
    await nextButton().click();
    expect(animations()).toHaveLength(1);
    finish();
    await expectView('3');
  });

  test('cross-fades two slides with the fade effect, and keeps only one of them interactive', async () => {
    await render(<CarouselPage {...HERO_CAROUSEL} autoplay={false} count={9} durationMs={SLOW_MS} />);
    await nextButton().click();
    half();
    expect([...readView()].sort()).toEqual(['1', '2']);
    expect(slideElements().filter(({ inert }) => !inert)).toHaveLength(1);
    finish();
    await expectView('2');
  });
});

test('a carousel with reduced motion does not autoplay or animate slides, but still fades', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'all' : query),
  );
  const screen = await render(<CarouselPage autoplay loop durationMs={SLOW_MS} />);
  await expect.element(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await nextButton().click();
  await expectView('2');
  expect(animations()).toHaveLength(0);
  await screen.rerender(<CarouselPage autoplay loop effect="fade" durationMs={SLOW_MS} />);
  await nextButton().click();
  await expect.poll(animations).toHaveLength(2);
});

describe('carousel autoplay', () => {
  const leave = () => userEvent.hover(page.getByRole('button', { name: 'After' }));
  const isPlaying = () => region().element().hasAttribute('data-playing');

  test('advances without announcements, and pauses on hover and focus', async () => {
    await render(<CarouselPage autoplay intervalMs={50} loop />);
    await leave();
    await expect.poll(readView).not.toEqual(['1']);
    expect(document.querySelector('[role=status]')?.getAttribute('aria-live')).toBe('off');
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
    await userEvent.hover(viewport());
    await expect.poll(isPlaying).toBe(false);
    await leave();
    await expect.poll(isPlaying).toBe(true);
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    await expect.poll(isPlaying).toBe(false);
  });

  test('pauses while the carousel is out of view', async () => {
    await render(<CarouselPage autoplay intervalMs={30_000} loop />);
    await leave();
    await expect.poll(isPlaying).toBe(true);
    window.scrollTo(0, 2000);
    await expect.poll(isPlaying).toBe(false);
    window.scrollTo(0, 0);
    await expect.poll(isPlaying).toBe(true);
  });

  test('does not resume by itself after the user has paused it', async () => {
    await render(<CarouselPage autoplay intervalMs={30_000} loop />);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await leave();
    await expect.poll(isPlaying).toBe(false);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await expect.poll(isPlaying).toBe(true);
  });
});

describe('swiping a carousel', () => {
  beforeEach(plugInTouchScreen);
  afterEach(() => {
    unplugTouchScreen();
    window.scrollTo(0, 0);
  });
  const resting = async () => {
    await expect.poll(() => viewport().dataset['swiping'], { timeout: 5000 }).toBeUndefined();
  };

  test('changes the slide, and shows the new slide next to the current one', async () => {
    await render(<CarouselPage count={3} loop />);
    const from = middleOf(viewport());
    await dragFinger(
      from,
      { ...from, x: from.x - 200 },
      {
        steps: 10,
        beforeRelease: () => expectView('1', '2'),
      },
    );
    await resting();
    await expectView('2');
    await dragFinger(
      from,
      { ...from, x: from.x + 200 },
      {
        steps: 10,
        beforeRelease: () => expectView('1', '2'),
      },
    );
    await resting();
    await expectView('1');
  });

  test('keeps the dragged slide in position when items are prepended', async () => {
    const listed = (ids: string) => (
      <CarouselPage
        count={ids.length}
        keyOf={(index) => ids.charAt(index)}
        renderSlide={({ index }) => <div style={{ height: 200 }}>{ids.charAt(index)}</div>}
      />
    );
    const screen = await render(listed('abcd'));
    const from = middleOf(viewport());
    const element = () => slideElements().find((slide) => slide.textContent === 'a');
    const leftOf = () => element()?.getBoundingClientRect().left ?? Number.NaN;
    const before = element();
    const beforeRelease = async () => {
      await expectView('a', 'b');
      const left = leftOf();
      await screen.rerender(listed('xyabcd'));
      await expectView('a', 'b');
      expect(leftOf()).toBeCloseTo(left, 0);
      expect(element()).toBe(before);
    };
    await dragFinger(from, { ...from, x: from.x - 200 }, { steps: 10, beforeRelease });
    await resting();
    await expectView('b');
  });

  test('is mirrored in right-to-left layouts', async () => {
    await render(<CarouselPage dir="rtl" count={2} loop />);
    const from = middleOf(viewport());
    await dragFinger(from, { ...from, x: from.x + 200 }, { steps: 10, beforeRelease: () => expectView('1', '2') });
    await resting();
    await expectView('2');
  });

  test('moves by the number of slides dragged past', async () => {
    await render(<CarouselPage count={12} items={4} />);
    const from = middleOf(viewport(), { x: 200 });
    await dragMouse(from, { ...from, x: from.x - 320 }, { steps: 12 });
    await resting();
    await expectView('3', '4', '5', '6');
  });

  test('sets touch-action before the swipe chunk has loaded, but only if swiping is enabled', async () => {
    const screen = await render(<CarouselPage count={3} />);
    expect(getComputedStyle(viewport()).touchAction).toBe('pan-y pinch-zoom');
    await screen.rerender(<CarouselPage count={3} swipe={false} />);
    expect(getComputedStyle(viewport()).touchAction).toBe('auto');
  });

  test('scrolls the page without changing the slide if the swipe is vertical', async () => {
    await render(<CarouselPage count={3} loop />);
    const from = middleOf(viewport());
    await dragFinger(from, { x: from.x - 5, y: from.y - 90 }, { steps: 12 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(20);
    await nextFrame();
    expect(viewport().dataset['swiping']).toBeUndefined();
    expect(readView()).toEqual(['1']);
  });
});
