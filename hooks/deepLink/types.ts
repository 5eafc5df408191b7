/** A gallery image that a URL can point to. */
export interface DeepLinkTarget {
  readonly galleryId: string;
  readonly imageId: string;
}

/** Writes a target to `location.hash` and reads it back. A hash is untrusted input. */
export interface HashCodec {
  /** Parses a hash, including the leading `#`. Returns `null` if the hash is not a target. */
  parse(hash: string): DeepLinkTarget | null;
  /** Formats a target as a hash, including the leading `#`. */
  format(target: DeepLinkTarget): string;
}

export interface UseDeepLinkOptions {
  /** Gallery that the hash must point to. `undefined` disables deep links. */
  readonly galleryId: string | undefined;
  /** Codec of the hash. @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** Whether the hook is active. @default true */
  readonly enabled?: boolean | undefined;
}

/** Input of `useHistoryEntry`. */
export interface UseDeepLinkResult {
  /** Returns whether the hash currently points to this gallery. Do not call it during render. */
  isNamed(): boolean;
}
