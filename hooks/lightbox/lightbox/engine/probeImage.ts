import type { ImageFile } from '../../../data/backend/ImageFile.ts';
import { loadWholePicture } from '../../../core/picture/engine/loadWholePicture.ts';
import { releaseImage } from '../../../core/shared/engine/releaseImage.ts';

/** Loads an image without adding an element to the page. Aborting `signal` cancels the load. */
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
