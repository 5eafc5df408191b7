import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { FilmstripPosition } from '../filmstrip/FilmstripPosition.ts';
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from './constants.ts';
import type { LightboxShape } from './LightboxShape.ts';

export interface ResolvedLightboxShape {
  readonly fullWindow: boolean;
  readonly width: number;
  readonly height: number;
  /** Undefined without a filmstrip. */
  readonly filmstripPosition: FilmstripPosition | undefined;
  readonly isStripVertical: boolean;
  /** Undefined without a control bar. */
  readonly barPosition: 'top' | 'bottom' | undefined;
}

const stripPosition = (
  { filmstripPosition }: LightboxShape,
  settings: UseLightboxResult['settings'],
): FilmstripPosition =>
  filmstripPosition ?? settings.filmstripPosition ?? (settings.filmstripDirection === 'vertical' ? 'right' : 'bottom');

/** The caller's word first, then the back end's, then the defaults. */
export function resolveLightboxShape(
  shape: LightboxShape,
  { settings, images }: Pick<UseLightboxResult, 'settings' | 'images'>,
): ResolvedLightboxShape {
  const hasFilmstrip = (shape.filmstrip ?? settings.filmstrip ?? true) && images.length > 1;
  const position = stripPosition(shape, settings);
  return {
    fullWindow: shape.fullWindow ?? settings.fullWindow ?? true,
    width: shape.width ?? settings.width ?? LIGHTBOX_WIDTH_PX,
    height: shape.height ?? settings.height ?? LIGHTBOX_HEIGHT_PX,
    filmstripPosition: hasFilmstrip ? position : undefined,
    barPosition: settings.controlBar === false ? undefined : (settings.controlBarPosition ?? 'bottom'),
    isStripVertical: position === 'left' || position === 'right',
  };
}
