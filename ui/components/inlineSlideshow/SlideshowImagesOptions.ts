import type { Watermark, WatermarkPosition } from '@loggia/hooks/backend';
import type {
  InlineFilmstripOptions,
  InlineFilmstripType,
  UseInlinePlaybackOptions,
  UseInlineSlideshowOptions,
} from '@loggia/hooks/inlineSlideshow';
import type { FilmstripPosition } from '../lightbox/resolveLightboxShape.ts';

export interface SlideshowImagesOptions
  extends
    Omit<UseInlineSlideshowOptions, 'images' | 'label' | 'labels'>,
    Pick<UseInlinePlaybackOptions, 'autoplay' | 'isStarted' | 'onStartedChange' | 'pauseReasons' | 'graceMs'>,
    Pick<InlineFilmstripOptions, 'thumbnailRatio'> {
  /** The name of the slideshow for screen readers. @default the gallery's title, else 'Images' */
  readonly label?: string | undefined;
  /** Arrows and play button. @default true */
  readonly controls?: boolean | undefined;
  /** They show only to a pointer over the picture, or to a keyboard. @default true */
  readonly autoHideControls?: boolean | undefined;
  /** Dots, thumbnails of one size, or `filmstripCount` thumbnails that fill the strip; false: none of them. @default 'fixedSize' */
  readonly filmstrip?: InlineFilmstripType | false | undefined;
  /** @default 'bottom' */
  readonly filmstripPosition?: FilmstripPosition | undefined;
  /** @default 5 */
  readonly filmstripCount?: number | undefined;
  /** The title over the picture. @default false */
  readonly hasTitle?: boolean | undefined;
  /** @default 'top-right' */
  readonly titlePosition?: WatermarkPosition | undefined;
  /** Whether the title is as wide as the picture's room. @default false */
  readonly isTitleFullWidth?: boolean | undefined;
  /** The description over the picture. @default false */
  readonly hasDescription?: boolean | undefined;
  /** @default 'bottom-right' */
  readonly descriptionPosition?: WatermarkPosition | undefined;
  /** Laid over every picture. @default none */
  readonly watermark?: Watermark | undefined;
  /** A sound file that plays with the slideshow, once the visitor has started it. @default none */
  readonly musicUrl?: string | undefined;
  /** Images to load ahead, half of them on each side. @default 10 */
  readonly preloadCount?: number | undefined;
}
