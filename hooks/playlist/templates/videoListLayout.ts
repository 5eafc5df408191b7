import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { GalleryLayout } from '../../layout/types.ts';
import { gridLayout } from './gridLayout.ts';
import { bigThumbLayout, listLayout } from './listLayout.ts';
import { masonryLayout } from './masonryLayout.ts';
import { mixLayout } from './mixLayout.ts';
import type { ListTemplate, VideoListShape } from './types.ts';

type CreateLayout = (videos: readonly PlaylistVideo[], shape: VideoListShape) => GalleryLayout;

const LAYOUTS: Readonly<Record<ListTemplate, CreateLayout>> = {
  grid: (videos, shape) => gridLayout(videos.length, shape),
  list: (videos, shape) => listLayout(videos.length, shape),
  bigThumb: (videos, shape) => bigThumbLayout(videos.length, shape),
  mix: (videos, shape) => mixLayout(videos.length, shape),
  masonry: masonryLayout,
};

/** Where every video of a list stands. */
export function videoListLayout(
  template: ListTemplate,
  videos: readonly PlaylistVideo[],
  shape: VideoListShape,
): GalleryLayout {
  return LAYOUTS[template](videos, shape);
}
