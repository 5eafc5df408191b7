import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from './constants.ts';

/** The size of the lightbox and the position of its filmstrip. */
export interface LightboxShape {
  /**
   * Fills the window. If false, the lightbox has the size of `width` and `height`.
   * @default the backend's setting, else true
   */
  readonly fullWindow?: boolean | undefined;
  /** The width of a lightbox that does not fill the window, in CSS pixels. @default the backend's setting, else 800 */
  readonly width?: number | undefined;
  /**
   * The height of a lightbox that does not fill the window, in CSS pixels.
   * @default the backend's setting, else 500
   */
  readonly height?: number | undefined;
  /** Shows the filmstrip, if there is more than one image. @default the backend's setting, else true */
  readonly filmstrip?: boolean | undefined;
  /**
   * The side of the lightbox with the filmstrip.
   * @default the backend's setting, else 'right' if it requests a vertical strip, else 'bottom'
   */
  readonly filmstripPosition?: FilmstripPosition | undefined;
}

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

/** Returns the shape: the caller's options first, then the backend's settings, then the defaults. */
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

/** The side of the lightbox with the filmstrip. Right-to-left text mirrors `left` and `right`. */
export type FilmstripPosition = 'top' | 'right' | 'bottom' | 'left';
