import { vi } from 'vitest';

/** Keeps images from loading, both for `decode` and `naturalWidth`. Returns a function that lets them load again. */
export function withholdPictures(): () => void {
  const decoding = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
  const pixels = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  return () => {
    decoding.mockRestore();
    pixels.mockRestore();
  };
}
