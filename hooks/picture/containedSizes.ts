import type { ImageFile } from '../backend/ImageFile.ts';
import { knownCandidates, knownSize } from './knownSize.ts';

/** The room that a picture is fitted into; what is not said does not limit it. */
export interface PictureRoom {
  /** In CSS pixels. No room is wider than the window. */
  readonly width?: number | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
  /** Its height in heights of the window. */
  readonly windowHeights?: number | undefined;
}

/**
 * `sizes` for a picture that is fitted into a room and never enlarged: as wide as the room, unless its height or its own
 * width ends first; as wide as the window, where its size is unknown. Without `min()`, which Safari before 26.4 takes for
 * `100vw`: https://bugs.webkit.org/show_bug.cgi?id=304915
 *
 * @param room what is not given is the window
 */
export function containedSizes(file: ImageFile, room: PictureRoom = { windowHeights: 1 }): string {
  const { width, height } = knownSize(file) ?? {};
  if (!width || !height) return '100vw';
  const ratio = width / height;
  const widest = Math.max(width, ...knownCandidates(file.candidates).map((candidate) => candidate.width));
  const limit = Math.min(room.width ?? widest, (room.height ?? Infinity) * ratio, widest);
  const share = (room.windowHeights ?? 0) * ratio;
  const flat = share ? `(aspect-ratio > ${share}) and (height < ${limit / share}px) ${100 * share}vh, ` : '';
  return `${flat}(width < ${limit}px) 100vw, ${limit}px`;
}
