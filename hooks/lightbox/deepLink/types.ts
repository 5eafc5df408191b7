/** A gallery image that a URL can point to. */
export interface DeepLinkTarget {
  readonly galleryId: string;
  readonly imageId: string;
}

/** Converts a target to a URL hash and back. Treat a hash as untrusted input. */
export interface HashCodec {
  /** Parses a hash, including the leading `#`. Returns `null` if the hash is not a target. */
  parse(hash: string): DeepLinkTarget | null;
  /** Formats a target as a hash, including the leading `#`. */
  format(target: DeepLinkTarget): string;
}

export interface UseDeepLinkOptions {
  /** Id of the gallery that the hash must point to. `undefined` disables deep links. */
  readonly galleryId: string | undefined;
  /** Codec for the hash. @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** Whether the hook is active. @default true */
  readonly enabled?: boolean | undefined;
}

/** The result of `useDeepLink`. Pass it as the `deepLink` option of `useHistoryEntry`. */
export interface UseDeepLinkResult {
  /** Returns whether the hash currently points to this gallery. Do not call this function during render. */
  isNamed(): boolean;
}
