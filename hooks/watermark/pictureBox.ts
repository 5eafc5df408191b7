import { knownSize } from '../picture/knownSize.ts';
import type { PictureBox } from './types.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Where a picture lies that is as large as its room allows, in its middle, and never larger than it is. */
export function pictureBox(room: Size, picture: Picture | undefined): PictureBox {
  const size = knownSize(picture);
  // Of unknown size: as if it filled its room.
  if (!size) return { left: 0, top: 0, width: room.width, height: room.height };
  const scale = Math.min(room.width / size.width, room.height / size.height, 1);
  const [width, height] = [size.width * scale, size.height * scale];
  return { left: (room.width - width) / 2, top: (room.height - height) / 2, width, height };
}
