/** A gallery image that an address can name. */
export interface DeepLinkTarget {
  readonly galleryId: string;
  readonly imageId: string;
}

/** Writes a target into `location.hash` and reads it back. A hash is untrusted input. */
export interface HashCodec {
  /** Null if the hash means something else. */
  parse(hash: string): DeepLinkTarget | null;
  /** With the leading `#`. */
  format(target: DeepLinkTarget): string;
}

export interface UseDeepLinkOptions {
  /** The gallery that the hash must name; undefined for no deep link. */
  readonly galleryId: string | undefined;
  /** @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** The input of `useHistoryEntry`. */
export interface UseDeepLinkResult {
  /** Whether the hash names this gallery now. Not to be called during render. */
  isNamed(): boolean;
}
