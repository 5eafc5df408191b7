import type { GalleryImage } from '../backend/GalleryImage.ts';
import { clamp } from '../shared/clamp.ts';
import { changeLast, lastCrumb } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** Where a visitor gets who asks for a path; undefined where that leads nowhere. */
export function visitablePath<TImage extends GalleryImage>(
  shown: AlbumLevel<TImage> | null,
  asked: AlbumPath,
  reason: AlbumMoveReason,
): AlbumPath | undefined {
  const { path } = shown ?? { path: [] };
  if (reason === 'enter') return asked;
  if (reason === 'back' || reason === 'breadcrumb') {
    return asked.length > 0 && asked.length < path.length ? asked : undefined;
  }
  const page = Math.trunc(lastCrumb(asked)?.page ?? 1);
  if (shown?.kind !== 'album' || !Number.isFinite(page)) return undefined;
  return changeLast(asked, { page: clamp(page, 1, shown.page.pageCount) });
}
