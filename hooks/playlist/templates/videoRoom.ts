import {
  BIG_DESCRIPTION_HEIGHT_PX,
  BIG_TITLE_HEIGHT_PX,
  VIDEO_DESCRIPTION_LINE_PX,
  VIDEO_DESCRIPTION_LINES,
  VIDEO_TEXT_MARGIN_PX,
  VIDEO_TITLE_HEIGHT_PX,
} from './constants.ts';
import type { VideoListShape } from './types.ts';

type Texts = Pick<VideoListShape, 'hasTitles' | 'hasDescriptions'>;

/** Room for texts below a thumbnail, in CSS pixels. */
export function videoRoom({ hasTitles, hasDescriptions }: Texts, lines = VIDEO_DESCRIPTION_LINES): number {
  const title = hasTitles ? VIDEO_TITLE_HEIGHT_PX : 0;
  const description = hasDescriptions ? lines * VIDEO_DESCRIPTION_LINE_PX : 0;
  return title + description && VIDEO_TEXT_MARGIN_PX + title + description;
}

/** The same below a big thumbnail. */
export function bigVideoRoom({ hasTitles, hasDescriptions }: Texts): number {
  const title = hasTitles ? BIG_TITLE_HEIGHT_PX : 0;
  const description = hasDescriptions ? BIG_DESCRIPTION_HEIGHT_PX : 0;
  return title + description && VIDEO_TEXT_MARGIN_PX + title + description;
}
