import type { PropGetter } from '../shared/ElementProps.ts';
import type { ImageShape } from './imageShape.ts';

/** The attributes of a `<source>` of `<picture>`. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** The attributes with which an `<img>` chooses its file. */
export interface PictureImage {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly sizes: string | undefined;
  readonly srcSet: string | undefined;
  readonly src: string;
}

/** A picture's files as attributes. Without sources no `<picture>` is needed around the `<img>`. */
export interface PictureAttributes {
  readonly sources: readonly PictureSource[];
  readonly image: PictureImage;
}

export interface UseImageFailureResult {
  /** Whether the file could not be loaded. It is false again when the device is back online, for another try. */
  readonly hasFailed: boolean;
  /** For the `<img>`. Mount it only if it has not failed. */
  readonly getImageProps: PropGetter<'img'>;
}

export interface UseImageAspectRatioResult {
  /** The shape of a picture that is cropped to 5:1 or 1:5; undefined for all others. */
  readonly shape: ImageShape | undefined;
  /** The ratio of the box until the picture has loaded; undefined if its own size is known. */
  readonly reservedRatio: number | undefined;
  /** For the `<img>`. */
  readonly getImageProps: PropGetter<'img'>;
}
