import { expect } from 'vitest';
import type { Walk } from './Walk.tsx';

/** Checks the rules that hold after any sequence of events. */
export function expectPossible({ now, expected }: Walk): void {
  const { lightbox, other, sidebars, zoom, swipe } = now;
  expect([lightbox.status !== 'closed', other.status]).toEqual([expected.isOpen, 'closed']);
  expect(document.querySelectorAll('dialog[open]').length).toBeLessThanOrEqual(1);
  expect([lightbox.offset, lightbox.images.length, lightbox.total]).toEqual([
    expected.offset,
    expected.loaded,
    expected.total,
  ]);

  // One panel is removed before another one appears.
  const present = (['comments', 'shop'] as const).filter((name) => sidebars.statusOf(name) !== 'closed');
  expect(present.length).toBeLessThanOrEqual(1);
  if (!expected.isOpen) expect([sidebars.openName, zoom.isZoomed, swipe.pauseReasons]).toEqual([null, false, []]);
  if (!expected.isFingerDown) expect(swipe.pauseReasons).toEqual([]);
  expectPlayingWithoutReason(now, expected.isBlurred);
  expectFittingPanels(now);
}

function expectPlayingWithoutReason(now: Walk['now'], isBlurred: boolean): void {
  const { lightbox, slideshow, sidebars, zoom, swipe } = now;
  const reasons = {
    stopped: !slideshow.isStarted,
    panel: sidebars.openName !== null,
    zoom: zoom.isZoomed,
    interaction: swipe.pauseReasons.length > 0,
    windowBlur: isBlurred,
  };
  const expectedReasons = Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []));
  expect([...slideshow.pausedBy].toSorted()).toEqual(expectedReasons.toSorted());
  expect(slideshow.isPlaying).toBe(lightbox.status === 'open' && expectedReasons.length === 0);
}

/** The filmstrip marks the shown image, and no panel describes an image that is missing. */
function expectFittingPanels({ lightbox, filmstrip, info, share }: Walk['now']): void {
  const marked = filmstrip.thumbnails.filter(({ isCurrent }) => isCurrent).map(({ index }) => index);
  expect(marked).toEqual(lightbox.index < 0 ? [] : [lightbox.index]);
  if (lightbox.status !== 'open') expect(info.isShown).toBe(false);
  if (info.isShown) expect([info.isOpen, info.hasInfo, info.title]).toEqual([true, true, lightbox.image?.title]);
  if (!lightbox.image) expect(share.isOpen).toBe(false);
  expect(document.querySelectorAll('#share')).toHaveLength(share.isOpen ? 1 : 0);
}
