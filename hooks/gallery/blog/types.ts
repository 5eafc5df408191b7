import type { GalleryLayout } from '../layout/types.ts';

/** Describes a blog's entries, so that they can be virtualized. */
export interface BlogEntries {
  /** The number of entries. */
  readonly count: number;
  /** Returns the key of an entry. @default its index */
  readonly keyOf?: ((index: number) => string) | undefined;
  /**
   * Returns the part of an entry's height that is known for a given width, in CSS pixels, such as the height of its
   * image. The rest is estimated from measured entries.
   * @default 0
   */
  readonly knownHeightOf?: ((index: number, width: number) => number) | undefined;
}

/** The mounted entries and their positions. */
export interface EntryWindowView {
  /** The indices of the mounted entries, in ascending order. */
  readonly indices: readonly number[];
  /** The top of each mounted entry, in CSS pixels from the top of the list. */
  readonly tops: ReadonlyMap<number, number>;
  /** The height of the list, in CSS pixels. */
  readonly height: number;
  readonly layout: GalleryLayout;
}

/** Determines which entries of a long blog are mounted, and their positions. */
export interface EntryWindow {
  /** The mounted entries; `null` until the list has a width. */
  readonly view: EntryWindowView | null;
  /** Measures newly mounted entries, which may move other entries. */
  settle(): void;
}

export interface EntryWindowSettings extends BlogEntries {
  /** The index of the focused entry. It is always mounted, along with its neighbors. */
  readonly focusedIndex: number | undefined;
  readonly pinnedIndex: number | undefined;
  /** Whether all entries are temporarily in normal flow. While they are, nothing is measured. */
  readonly isPaused: boolean;
}
