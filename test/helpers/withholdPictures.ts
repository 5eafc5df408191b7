import { vi } from 'vitest';

/** Pictures never come, whether the lightbox waits for them or looks whether they are there. Returns what ends it. */
export function withholdPictures(): () => void {
  const decoding = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
  const pixels = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  return () => {
    decoding.mockRestore();
    pixels.mockRestore();
  };
}
