import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from './constants.ts';

/** The size of the lightbox and the position of its filmstrip. */
export interface LightboxShape {
  /**
   * Whether the lightbox fills the window. If false, its size is given by `width` and `height`.
   * @default the backend's setting, otherwise true
   */
  readonly fullWindow?: boolean | undefined;
  /**
   * The width of a lightbox that does not fill the window, in CSS pixels.
   * @default the backend's setting, otherwise 800
   */
  readonly width?: number | undefined;
  /**
   * The height of a lightbox that does not fill the window, in CSS pixels.
   * @default the backend's setting, otherwise 500
   */
  readonly height?: number | undefined;
  /** Whether to show the filmstrip if there is more than one image. @default the backend's setting, otherwise true */
  readonly filmstrip?: boolean | undefined;
  /**
   * The side of the lightbox that the filmstrip is on.
   * @default the backend's setting. Without one, 'right' if the backend requests a vertical strip, otherwise 'bottom'
   */
  readonly filmstripPosition?: FilmstripPosition | undefined;
}

export interface ResolvedLightboxShape {
  readonly fullWindow: boolean;
  readonly width: number;
  readonly height: number;
  /** Undefined if there is no filmstrip. */
  readonly filmstripPosition: FilmstripPosition | undefined;
  readonly isStripVertical: boolean;
  /** Undefined if there is no control bar. */
  readonly barPosition: 'top' | 'bottom' | undefined;
}

const stripPosition = (
  { filmstripPosition }: LightboxShape,
  settings: UseLightboxResult['settings'],
): FilmstripPosition =>
  filmstripPosition ?? settings.filmstripPosition ?? (settings.filmstripDirection === 'vertical' ? 'right' : 'bottom');

/** Returns the shape. The caller's options override the backend's settings, which override the defaults. */
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

/** The side of the lightbox that the filmstrip is on. In right-to-left layouts, `left` and `right` are mirrored. */
export type FilmstripPosition = 'top' | 'right' | 'bottom' | 'left';
