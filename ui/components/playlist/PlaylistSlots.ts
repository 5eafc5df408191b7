import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import type { ElementProps } from '@loggia/hooks/shared';
import type { Slot } from '../../slots.ts';

/** What slots of a playlist get. */
export interface PlaylistPart {
  readonly playlist: UsePlaylistResult;
}

export interface PlaylistItemPart extends PlaylistPart {
  readonly video: PlaylistVideo;
  /** It is the one in the player. */
  readonly isCurrent: boolean;
}

export interface PlaylistArrowPart extends PlaylistPart {
  readonly direction: 'next' | 'previous';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

/** Parts of a playlist that a page draws itself. Each gets what the kit knows there, and the kit's own drawing as `children`. */
export interface PlaylistSlots {
  /** What is in an item of the list: picture, title and description. Its link: `playlist.getItemProps({ video })`. */
  readonly item?: Slot<PlaylistItemPart> | undefined;
  /** Each of the two ways to the video beside the one in the player. */
  readonly arrow?: Slot<PlaylistArrowPart> | undefined;
  /** The close button of the player's lightbox. */
  readonly closeButton?: Slot<PlaylistPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** The way to more videos, and what became of the last try. Keep a live region (`playlist.getStatusProps`). */
  readonly pager?: Slot<PlaylistPart> | undefined;
}
