/** A file that contains the image at a particular width, as in `srcset`. */
export interface ImageCandidate {
  readonly url: string;
  /** Intrinsic width in pixels, the `w` descriptor of `srcset`. */
  readonly width: number;
}

/** The same image in another format, which is rendered as a `<source>` in `<picture>`. */
export interface ImageFormat {
  /** MIME type, for example `image/avif`. */
  readonly type: string;
  readonly candidates: readonly ImageCandidate[];
}

/** An image's files: one that every browser supports, and other sizes and formats. */
export interface ImageFile {
  /** Absolute or root-relative URL of a file that every browser supports. */
  readonly url: string;
  /** Intrinsic width in pixels, if known. */
  readonly width?: number | undefined;
  /** Intrinsic height in pixels, if known. */
  readonly height?: number | undefined;
  /** Other widths in the same format. */
  readonly candidates?: readonly ImageCandidate[] | undefined;
  /** Other formats, best first. */
  readonly formats?: readonly ImageFormat[] | undefined;
}
