import type { ImageFile } from '../../backend/ImageFile.ts';
import { loadWholePicture } from '../../picture/engine/loadWholePicture.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';

/** Loads a picture without an element on the page, until `signal` gives it up. */
export function probeImage(
  file: ImageFile,
  signal: AbortSignal,
  onSettled: (status: 'loaded' | 'failed') => void,
): void {
  const probe = loadWholePicture(file);
  probe.addEventListener('load', () => onSettled('loaded'), { signal });
  probe.addEventListener('error', () => onSettled('failed'), { signal });
  signal.addEventListener('abort', () => releaseImage(probe));
}
