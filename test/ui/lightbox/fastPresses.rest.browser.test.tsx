import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThumbnailGallery } from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';
import { dialog, expectShown } from './renderLightboxPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs animations on the test's clock: they end by a timer, which respects the playback rate. */
function animateByTimer(): void {
  vi.spyOn(Element.prototype, 'animate').mockImplementation((_frames, options) => {
    const durationMs = typeof options === 'object' ? Number(options.duration ?? 0) : (options ?? 0);
    let timer: ReturnType<typeof setTimeout>;
    const animation = {
      onfinish: null as (() => void) | null,
      oncancel: null,
      effect: { getComputedTiming: () => ({ endTime: durationMs }) },
      finished: Promise.resolve(),
      updatePlaybackRate(rate: number) {
        clearTimeout(timer);
        timer = setTimeout(() => animation.onfinish?.(), durationMs / rate);
      },
      cancel: () => clearTimeout(timer),
      finish: () => animation.onfinish?.(),
    };
    return animation as unknown as Animation;
  });
}

const shownTitle = () => dialog().element().querySelector('[data-role="current"] img')?.getAttribute('alt');

test.each(['fade', 'none'] as const)(
  'pressing ArrowRight 49 times in 1.5 seconds shows the fiftieth image within two seconds (effect %s)',
  async (effect) => {
    await render(
      <ThumbnailGallery images={createImages(60)} lightbox={{ effect, effectDurationMs: 100, history: false }} />,
    );
    await page.getByRole('link', { name: 'Landscape 1', exact: true }).click();
    await expectShown('Landscape 1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    animateByTimer();
    for (let press = 0; press < 49; press += 1) {
      dialog()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      await vi.advanceTimersByTimeAsync(30);
    }
    await vi.advanceTimersByTimeAsync(2000 - 49 * 30);
    expect(shownTitle()).toBe('Landscape 50');
  },
);
