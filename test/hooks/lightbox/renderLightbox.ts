import { act, renderHook } from '@testing-library/react-hooks';
import { useLightbox, type GalleryImage, type UseLightboxOptions, type UseLightboxResult } from '@loggia/hooks';
import { StrictMode } from 'react';
import { vi } from 'vitest';

/** Photos with the IDs `photo-0`, `photo-1` … and with titles. */
export const photos = (count: number, prefix = 'photo'): GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index}`,
    url: `/${prefix}-${index}.jpg`,
    title: `Title ${index}`,
  }));

export interface RenderedLightbox {
  readonly current: UseLightboxResult;
  /** Runs an action and flushes its immediate effects. */
  run(action: (lightbox: UseLightboxResult) => void): void;
  /** Reports the shown image as loaded and advances the clock. */
  pass(milliseconds: number): void;
  /** Opens on an image that loads at once. */
  openOn(imageId: string): void;
  /** Lets responses of a source arrive. */
  answer(): Promise<void>;
  rerender(options: UseLightboxOptions): void;
  unmount(): void;
}

/**
 * Renders the lightbox hook with fake timers. Images load only when the test reports them as loaded, because nothing is
 * rendered.
 */
export function renderLightbox(options: UseLightboxOptions, { strict = false } = {}): RenderedLightbox {
  const { result, rerender, unmount } = renderHook((props: UseLightboxOptions) => useLightbox(props), {
    initialProps: options,
    ...(strict ? { wrapper: StrictMode } : {}),
  });
  const rendered: RenderedLightbox = {
    get current() {
      return result.current;
    },
    run: (action) => act(() => action(result.current)),
    pass(milliseconds) {
      act(() => {
        const { index } = result.current;
        if (index !== -1) result.current.reportImage(index, 'loaded');
      });
      act(() => vi.advanceTimersByTime(milliseconds));
    },
    openOn(imageId) {
      rendered.pass(1000);
      rendered.run((lightbox) => lightbox.open(imageId));
      rendered.pass(0);
    },
    answer: () => act(async () => void (await vi.advanceTimersByTimeAsync(0))),
    rerender: (next) => rerender(next),
    unmount,
  };
  return rendered;
}
