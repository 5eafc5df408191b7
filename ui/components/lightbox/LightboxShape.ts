import type { FilmstripPosition } from '../filmstrip/FilmstripPosition.ts';

/** How the lightbox stands in the window. */
export interface LightboxShape {
  /** Fill the window. @default the back end's setting, else true */
  readonly fullWindow?: boolean | undefined;
  /** Of the pop-up that does not fill the window, in pixels. @default the back end's setting, else 800 */
  readonly width?: number | undefined;
  /** @default the back end's setting, else 500 */
  readonly height?: number | undefined;
  /** Show the strip of thumbnails, where there is more than one image. @default the back end's setting, else true */
  readonly filmstrip?: boolean | undefined;
  /** @default the back end's setting, else 'bottom', or 'right' where the back end asks for a vertical strip */
  readonly filmstripPosition?: FilmstripPosition | undefined;
}
