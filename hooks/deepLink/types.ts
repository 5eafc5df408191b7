/** A place that an address can name. */
export interface DeepLinkTarget {
  readonly galleryId: string;
  readonly imageId: string;
}

/** Writes a target into `location.hash` and reads it back. Whatever a hash holds is hostile until it is parsed. */
export interface HashCodec {
  /** Null when the hash means something else. */
  parse(hash: string): DeepLinkTarget | null;
  /** With the leading `#`. */
  format(target: DeepLinkTarget): string;
}

export interface UseDeepLinkOptions {
  /** The gallery that the hash has to name. Without it there is no deep link. */
  readonly galleryId: string | undefined;
  /** @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** The part of a deep link that `useHistoryEntry` needs. */
export interface UseDeepLinkResult {
  /** Whether the hash names this gallery at this moment. Not to be called during render. */
  isNamed(): boolean;
}
