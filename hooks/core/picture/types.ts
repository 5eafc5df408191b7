import type { PropGetter } from '../shared/ElementProps.ts';
import type { ImageShape } from './imageShape.ts';

/** The attributes of a `<source>` in a `<picture>`. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** The attributes that determine which file an `<img>` loads. */
export interface PictureImage {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly sizes: string | undefined;
  readonly srcSet: string | undefined;
  readonly src: string;
}

/** The attributes for showing an image's files. If there are no sources, the `<img>` needs no `<picture>`. */
export interface PictureAttributes {
  readonly sources: readonly PictureSource[];
  readonly image: PictureImage;
}

export interface UseImageFailureResult {
  /**
   * Whether the file failed to load. Reset to `false` when the device comes back online, so that loading is retried.
   */
  readonly hasFailed: boolean;
  /** Props for the `<img>`. Mount the element only while `hasFailed` is `false`. */
  readonly getImageProps: PropGetter<'img'>;
}

export interface UseImageAspectRatioResult {
  /** The shape of an image that is cropped to 5:1 or 1:5, or `undefined` if it isn't cropped. */
  readonly shape: ImageShape | undefined;
  /** The aspect ratio to reserve until the image has loaded, or `undefined` if the image's size is known. */
  readonly reservedRatio: number | undefined;
  /** Props for the `<img>`. */
  readonly getImageProps: PropGetter<'img'>;
}
