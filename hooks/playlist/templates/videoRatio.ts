import { VIDEO_THUMBNAIL_RATIO } from '../constants.ts';

/** Both shapes that thumbnails have (facts 7.12, thumbratio). A style sheet knows them by their names. */
export interface VideoRatio {
  readonly name: '4:3' | '16:9';
  /** Width by height. */
  readonly ratio: number;
}

/** Ratios up to here are nearer to 4:3. */
const MIDDLE = 1.5;

/** The shape of thumbnails that is nearest to the one that is wanted. */
export function videoRatio(wanted: number = VIDEO_THUMBNAIL_RATIO): VideoRatio {
  return wanted < MIDDLE ? { name: '4:3', ratio: 4 / 3 } : { name: '16:9', ratio: VIDEO_THUMBNAIL_RATIO };
}
