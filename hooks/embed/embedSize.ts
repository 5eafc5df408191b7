import { boundedRatio, knownSize } from '../picture/knownSize.ts';
import {
  EMBED_RATIO,
  POST_CHROME_INLINE_PX,
  POST_CHROME_LIGHTBOX_PX,
  POST_CHROME_PX,
  POST_PADDING_PX,
  POST_SIDE_PX,
} from './constants.ts';
import type { EmbedPlace } from './types.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EmbedSizeInput {
  readonly shape: 'video' | 'post';
  readonly place: EmbedPlace;
  /** The available size, in CSS pixels. */
  readonly room: Size;
  /** The size of a post's own picture. */
  readonly picture: { readonly width?: number | undefined; readonly height?: number | undefined };
}

const POST_SQUARE: Size = { width: POST_SIDE_PX, height: POST_SIDE_PX };

const CHROME: Readonly<Record<EmbedPlace, number>> = {
  lightbox: POST_CHROME_LIGHTBOX_PX,
  inline: POST_CHROME_INLINE_PX,
  compact: POST_CHROME_PX,
};

/** The largest frame that fits the room: 16:9, or the picture of a post with its padding and chrome around it. */
export function embedSize({ shape, place, room, picture }: EmbedSizeInput): Size {
  const isPost = shape === 'post';
  const [chrome, padding] = isPost ? [CHROME[place], POST_PADDING_PX] : [0, 0];
  const ratio = isPost ? 1 / boundedRatio(knownSize(picture) ?? POST_SQUARE) : EMBED_RATIO;
  const width = Math.max(0, Math.min(room.width, (room.height - chrome) / ratio + padding));
  return { width, height: width === 0 ? 0 : (width - padding) * ratio + chrome };
}
