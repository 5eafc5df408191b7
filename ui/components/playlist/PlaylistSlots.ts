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
  /** Whether it is in the player. */
  readonly isCurrent: boolean;
}

export interface PlaylistPlayerPart extends PlaylistPart {
  /** The video in it; null before the first one is chosen. */
  readonly video: PlaylistVideo | null;
}

export interface PlaylistPagerPart extends PlaylistPart {
  /** The side of the list. */
  readonly side: 'above' | 'below';
}

export interface PlaylistArrowPart extends PlaylistPart {
  readonly direction: 'next' | 'previous';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

/** The parts of a playlist that a page draws itself. Each gets the kit's state, and the kit's own element as `children`. */
export interface PlaylistSlots {
  /** The content of an item of the list: picture, title and description. Its link: `playlist.getItemProps({ video })`. */
  readonly item?: Slot<PlaylistItemPart> | undefined;
  /** The player, in the page or in its lightbox: poster, consent notice, video. For a player of your own use `playlist.player`. */
  readonly player?: Slot<PlaylistPlayerPart> | undefined;
  /** Each of the buttons for the previous and next video. */
  readonly arrow?: Slot<PlaylistArrowPart> | undefined;
  /** The close button of the player's lightbox. */
  readonly closeButton?: Slot<PlaylistPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /**
   * The pager, and below the list the result of the last request. Keep one live region (`playlist.getStatusProps`). With
   * `pagerPosition: 'both'` the slot is called for each side.
   */
  readonly pager?: Slot<PlaylistPagerPart> | undefined;
}
