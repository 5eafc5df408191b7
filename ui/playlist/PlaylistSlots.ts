import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import type { ElementProps } from '@loggia/hooks/shared';
import type { Slot } from '../slots.ts';

/** The props of every slot of a playlist. */
export interface PlaylistPart {
  readonly playlist: UsePlaylistResult;
}

export interface PlaylistItemPart extends PlaylistPart {
  readonly video: PlaylistVideo;
  /** Whether the video is in the player. */
  readonly isCurrent: boolean;
}

export interface PlaylistPlayerPart extends PlaylistPart {
  /** The video in the player; `null` before the first one is selected. */
  readonly video: PlaylistVideo | null;
}

export interface PlaylistPagerPart extends PlaylistPart {
  /** Whether the pager is above or below the list. */
  readonly side: 'above' | 'below';
}

export interface PlaylistArrowPart extends PlaylistPart {
  readonly direction: 'next' | 'previous';
  /** The props for a custom button. */
  readonly buttonProps: ElementProps<'button'>;
}

/**
 * Replaces the elements that the kit renders for a playlist. Each slot receives the kit's state, and the kit's element
 * as `children`.
 */
export interface PlaylistSlots {
  /**
   * The content of a list item: image, title and description. `playlist.getItemProps({ video })` returns the props for
   * its link.
   */
  readonly item?: Slot<PlaylistItemPart> | undefined;
  /**
   * The player, inline or in the lightbox: poster, consent notice, video. For a custom player, use `playlist.player`.
   */
  readonly player?: Slot<PlaylistPlayerPart> | undefined;
  /** Called for each of the buttons for the previous and next video. */
  readonly arrow?: Slot<PlaylistArrowPart> | undefined;
  /** The close button of the playlist's lightbox. */
  readonly closeButton?: Slot<PlaylistPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /**
   * The pager. Below the list, it includes the result of the last request. Your slot must render one live region
   * (`playlist.getStatusProps`). With `pagerPosition: 'both'`, the slot is called once for each side.
   */
  readonly pager?: Slot<PlaylistPagerPart> | undefined;
}
