/** One width of a picture, an entry of `srcset`. */
export interface ImageCandidate {
  readonly url: string;
  /** Intrinsic width in CSS pixels, the `w` of `srcset`. */
  readonly width: number;
}

/** The same picture in another format, a `<source>` of `<picture>`. */
export interface ImageFormat {
  /** MIME type, for example `image/avif`. */
  readonly type: string;
  readonly candidates: readonly ImageCandidate[];
}

/** The files of a picture: one address that always works, and other sizes and formats. */
export interface ImageFile {
  /** Absolute or root-relative address of the file that every browser can show. */
  readonly url: string;
  /** Intrinsic width in pixels, where it is known. */
  readonly width?: number | undefined;
  /** Intrinsic height in pixels, where it is known. */
  readonly height?: number | undefined;
  /** Other widths of the same file type. */
  readonly candidates?: readonly ImageCandidate[] | undefined;
  /** Other formats, best first. */
  readonly formats?: readonly ImageFormat[] | undefined;
}
