import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import type { ElementProps } from '@loggia/hooks/shared';
import type { Slot } from '../../slots.ts';

/** The props of every slot of a playlist. */
export interface PlaylistPart {
  readonly playlist: UsePlaylistResult;
}

export interface PlaylistItemPart extends PlaylistPart {
  readonly video: PlaylistVideo;
  /** It is the one in the player. */
  readonly isCurrent: boolean;
}

export interface PlaylistPlayerPart extends PlaylistPart {
  /** The video in it; null before the first one is chosen. */
  readonly video: PlaylistVideo | null;
}

export interface PlaylistPagerPart extends PlaylistPart {
  /** The side of the list. */
  readonly place: 'above' | 'below';
}

export interface PlaylistArrowPart extends PlaylistPart {
  readonly direction: 'next' | 'previous';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

/** Parts of a playlist that a page draws itself. Each gets what the kit knows there, and the kit's own drawing as `children`. */
export interface PlaylistSlots {
  /** The content of an item of the list: picture, title and description. Its link: `playlist.getItemProps({ video })`. */
  readonly item?: Slot<PlaylistItemPart> | undefined;
  /** The player, in the page or in its lightbox: poster, question, film. One of your own: `playlist.player`. */
  readonly player?: Slot<PlaylistPlayerPart> | undefined;
  /** Each of the two ways to the video beside the one in the player. */
  readonly arrow?: Slot<PlaylistArrowPart> | undefined;
  /** The close button of the player's lightbox. */
  readonly closeButton?: Slot<PlaylistPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /**
   * The way to more videos, and below the list what became of the last try. Keep one live region (`playlist.getStatusProps`). With
   * `pagerPosition: 'both'` the slot is asked for each side.
   */
  readonly pager?: Slot<PlaylistPagerPart> | undefined;
}
