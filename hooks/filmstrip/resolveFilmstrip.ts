import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import {
  FILMSTRIP_ARROWS_LENGTH_PX,
  FILMSTRIP_GAP_PX,
  FILMSTRIP_THUMBNAIL_HEIGHT_PX,
  FILMSTRIP_THUMBNAIL_WIDTH_PX,
} from './constants.ts';
import type { FilmstripGeometryInput } from './filmstripGeometry.ts';
import type { UseFilmstripOptions } from './types.ts';

/** What options and settings come to: an option wins over the setting, the setting over the default. */
export function resolveFilmstrip(
  options: UseFilmstripOptions,
  settings: LightboxSettings,
): Omit<FilmstripGeometryInput, 'stripLength' | 'count'> {
  const { gap = FILMSTRIP_GAP_PX, arrowsLength = FILMSTRIP_ARROWS_LENGTH_PX } = options;
  return {
    direction: options.direction ?? settings.filmstripDirection ?? 'horizontal',
    // A setting of 0 is no size.
    thumbnailWidth: options.thumbnailWidth || settings.filmstripThumbnailWidth || FILMSTRIP_THUMBNAIL_WIDTH_PX,
    thumbnailHeight: options.thumbnailHeight || settings.filmstripThumbnailHeight || FILMSTRIP_THUMBNAIL_HEIGHT_PX,
    thickness: options.thickness,
    gap,
    arrowsLength,
  };
}
