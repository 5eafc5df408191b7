import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PlaylistPopup, PlaylistVideoReason } from './types.ts';
import type { UsePlaylistPagesResult } from './pageTypes.ts';

export interface PlaylistPopupOptions extends Pick<
  UsePlaylistPagesResult,
  'known' | 'hasMore' | 'isLoading' | 'failure' | 'knowMore' | 'forgetMore'
> {
  readonly isPopup: boolean;
  readonly wantsThumbnails: boolean;
  readonly video: PlaylistVideo | null;
  readonly labels: PlaylistLabels;
  readonly request: (video: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event) => boolean;
  /** Plays a video that may be the one that is there. */
  readonly show: (video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event) => void;
}

/** A wish to see a video in the lightbox. */
export interface Opening {
  readonly video: PlaylistVideo;
  readonly reason: PlaylistVideoReason;
}

export interface PlaylistPopupResult {
  readonly popup: PlaylistPopup;
  readonly getContainerProps: PropGetter<'div'>;
  /** Opens the lightbox with a video, or puts it into the one that is open. */
  readonly openFor: (opening: Opening, event?: Event, opener?: HTMLElement | null) => boolean;
}
