/** How the videos of a page are laid out. */
export type PlaylistTemplate = 'grid' | 'list' | 'mix' | 'masonry' | 'carousel' | 'bigThumb';

/** In a player above the list, or in a lightbox. */
export type PlayerMode = 'large' | 'popup';

/** One page after the other, each added to the ones before, or one page alone. */
export type PlaylistPaging = 'pager' | 'loadMore' | 'none';

export interface PlaylistOptions {
  /** @default 'grid' */
  readonly template?: PlaylistTemplate | undefined;
  /** 1 to 6. @default 3 */
  readonly columns?: number | undefined;
  /** @default 'pager' */
  readonly paging?: PlaylistPaging | undefined;
  /** Titles below the thumbnails. @default true */
  readonly showsTitles?: boolean | undefined;
  /** Descriptions below the titles. @default true */
  readonly showsDescriptions?: boolean | undefined;
  /** Width of a thumbnail by its height. @default 16 / 9 */
  readonly thumbnailRatio?: number | undefined;
  readonly player?: PlaylistPlayerOptions | undefined;
}

export interface PlaylistPlayerOptions {
  /** @default 'large' */
  readonly mode?: PlayerMode | undefined;
  /** In CSS pixels; 0 is all there is. @default 600 */
  readonly width?: number | undefined;
  /** How far below the top of the window the player comes to stand, in CSS pixels; 0: in its middle. @default 100 */
  readonly scrolling?: number | undefined;
  /** @default false */
  readonly autoplay?: boolean | undefined;
  /** @default true */
  readonly controls?: boolean | undefined;
  /** Plays the same video again. @default false */
  readonly loop?: boolean | undefined;
  /** Plays the next video at the end of one, and after the last the first. @default false */
  readonly autonext?: boolean | undefined;
  /** Title of the video in the player. @default false */
  readonly showsPlayingTitle?: boolean | undefined;
  /** Its description. @default false */
  readonly showsPlayingDescription?: boolean | undefined;
  /** Thumbnails in the lightbox. @default false */
  readonly thumbnails?: boolean | undefined;
}
