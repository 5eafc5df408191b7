import type { GalleryLayout } from '../layout/types.ts';

/** The facts about its entries that a windowed blog needs. */
export interface BlogEntries {
  /** The number of entries. */
  readonly count: number;
  /** Names an entry: where another name stands in its place, it is another entry. @default its place */
  readonly keyOf?: ((index: number) => string) | undefined;
  /**
   * Returns the height of an entry that is known before it was seen, in CSS pixels, at a width: that of its picture, for example. The rest is learned
   * from the entries in the document. @default 0
   */
  readonly knownHeightOf?: ((index: number, width: number) => number) | undefined;
}

/** Entries that are in the document, each where it stands. */
export interface EntryWindowView {
  /** Ascending. */
  readonly indices: readonly number[];
  /** Tops of these, in CSS pixels from the top of the list. */
  readonly tops: ReadonlyMap<number, number>;
  /** The height of the list, in CSS pixels. */
  readonly height: number;
  readonly layout: GalleryLayout;
}

/** Decides which entries of a long blog are in the document, and where they stand. */
export interface EntryWindow {
  /** Null before the list has a width. */
  readonly view: EntryWindowView | null;
  /** Entries were committed to the document: what they measure may move others. */
  settle(): void;
}

export interface EntryWindowSettings extends BlogEntries {
  /** In the document wherever they are, the focused one with its neighbours. */
  readonly focusedIndex: number | undefined;
  readonly pinnedIndex: number | undefined;
  /** All entries stand in the flow for now: nothing is measured. */
  readonly isPaused: boolean;
}
