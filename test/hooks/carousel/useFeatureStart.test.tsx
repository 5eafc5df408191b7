import type { MouseEvent } from 'react';
import { renderHook } from '@testing-library/react-hooks';
import { expect, test, vi } from 'vitest';
import { useFeatureStart } from '../../../hooks/carousel/index.ts';
import type { FeatureWish, UseFeatureStartOptions } from '../../../hooks/carousel/index.ts';

function renderStart(options: Partial<UseFeatureStartOptions> = {}) {
  const wishes: FeatureWish[] = [];
  const { result } = renderHook(() =>
    useFeatureStart({ label: 'Alps', count: 7, onWish: (wish) => wishes.push(wish), ...options }),
  );
  const carousel = { goTo: vi.fn(), slideshow: { play: vi.fn(), pause: vi.fn() } };
  // A wish reads no more of the carousel than this.
  const follow = () => {
    for (const wish of wishes) wish(carousel as unknown as Parameters<FeatureWish>[0]);
  };
  return { start: result, carousel, follow };
}

const press = { nativeEvent: new Event('click'), preventDefault: () => undefined } as unknown as MouseEvent<never>;

test('keeps what is pressed before the carousel is there, each press from where the one before would lead', () => {
  const { start, carousel, follow } = renderStart({ defaultIndex: 5 });
  start.current.getNextButtonProps().onClick?.(press);
  start.current.getNextButtonProps().onClick?.(press);
  start.current.getPreviousButtonProps().onClick?.(press);
  start.current.getSlideProps({ index: 3 }).onClick?.(press);
  start.current.getDotProps({ page: 2 }).onClick?.(press);
  follow();
  // Round it goes: after 6 comes 0, which is what 7 means to it.
  expect(carousel.goTo.mock.calls.map(([index, reason]) => [index, reason])).toEqual([
    [6, 'arrow'],
    [7, 'arrow'],
    [-1, 'arrow'],
    [3, 'slide'],
    [2, 'dot'],
  ]);
});

test('keeps a press of the play button as what it said', () => {
  const silent = renderStart();
  expect(silent.start.current.slideshow.getPlayButtonProps()).toMatchObject({ 'aria-label': 'Play slideshow' });
  silent.start.current.slideshow.getPlayButtonProps().onClick?.(press);
  silent.follow();
  expect(silent.carousel.slideshow.play).toHaveBeenCalledOnce();

  const playing = renderStart({ autoplay: true });
  playing.start.current.slideshow.getPlayButtonProps().onClick?.(press);
  playing.follow();
  expect(playing.carousel.slideshow.pause).toHaveBeenCalledOnce();
});

test('has the controls that were asked for, where there is somewhere to go', () => {
  expect(renderStart().start.current).toMatchObject({ hasArrows: true, hasPlayButton: true, hasDots: false });
  expect(renderStart({ dots: true }).start.current).toMatchObject({ hasDots: true, pageCount: 7 });
  expect(renderStart({ count: 1 }).start.current).toMatchObject({ hasArrows: false, hasPlayButton: false });
});
