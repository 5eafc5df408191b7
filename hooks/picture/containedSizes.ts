import type { ImageFile } from '../backend/ImageFile.ts';
import type { PictureRoom } from './PictureRoom.ts';

/**
 * `sizes` for a picture that is fitted into a room and never enlarged: as wide as the room, unless its height or its own
 * width ends first. Without `min()`, which Safari before 26.4 takes for `100vw`: https://bugs.webkit.org/show_bug.cgi?id=304915
 */
export function containedSizes(file: ImageFile, room: PictureRoom): string {
  const { width, height } = file;
  const { windowHeights } = room;
  let limit = room.width;
  let flat = '';
  if (width && height) {
    const ratio = Number((width / height).toFixed(4));
    const widest = Math.max(width, ...(file.candidates ?? []).map((candidate) => candidate.width));
    limit = Math.min(limit ?? widest, room.height ? room.height * ratio : widest, widest);
    if (windowHeights) {
      const share = windowHeights * ratio;
      flat = `(aspect-ratio > ${share}) and (height < ${limit / share}px) ${100 * share}vh, `;
    }
  }
  return limit ? `${flat}(width < ${limit}px) 100vw, ${limit}px` : '100vw';
}
