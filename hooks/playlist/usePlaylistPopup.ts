'use client';
import { useCallback, useRef, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useDialog } from '../dialog/useDialog.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { ACTIVE_MARK_DELAY_MS, ACTIVE_SHOW_DELAY_MS } from './constants.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PlaylistPopup, PlaylistVideoReason } from './types.ts';
import type { UsePlaylistPagesResult } from './pageTypes.ts';
import { useThumbnailGetters } from './useThumbnailGetters.ts';
import { useThumbnailJump } from './useThumbnailJump.ts';

export interface PlaylistPopupOptions extends Pick<
  UsePlaylistPagesResult,
  'known' | 'hasMore' | 'isLoading' | 'knowMore'
> {
  readonly isPopup: boolean;
  readonly wantsThumbnails: boolean;
  readonly video: PlaylistVideo | null;
  readonly labels: PlaylistLabels;
  readonly request: (video: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event) => boolean;
  /** Plays a video that may be the one that is there. */
  readonly show: (video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event) => void;
}

const NO_VIDEOS: readonly PlaylistVideo[] = [];

/** The lightbox of a playlist: the dialog of the photo lightbox, with a player and thumbnails in it. */
export function usePlaylistPopup(options: PlaylistPopupOptions): PlaylistPopup {
  const { isPopup, wantsThumbnails, video, labels, known, hasMore, isLoading, knowMore, request, show } = options;
  const isOpen = isPopup && video !== null;
  const [last, setLast] = useState<PlaylistVideo | null>(null);
  if (video && last !== video) setLast(video);
  const opening = useRef<PlaylistVideo | null>(null);

  const dialog = useDialog({
    label: video?.title ? `${labels.dialog}: ${video.title}` : labels.dialog,
    isOpen,
    onIsOpenChange(isWanted, { event, reason }) {
      if (!isWanted) request(null, 'close', event);
      else {
        const asked = opening.current ?? last;
        if (asked) show(asked, reason === 'trigger' ? 'item' : 'imperative', event);
      }
    },
    history: isPopup,
  });
  const open = useStableCallback((asked: PlaylistVideo, event?: Event, opener?: HTMLElement | null) => {
    opening.current = asked;
    if (isOpen) show(asked, 'imperative', event);
    else dialog.open({ reason: 'trigger', event, opener });
    opening.current = null;
  });
  const close = useStableCallback(() => dialog.close());

  const hasThumbnails = isOpen && wantsThumbnails;
  const isMarked = useDelayed(hasThumbnails, ACTIVE_MARK_DELAY_MS + ACTIVE_SHOW_DELAY_MS);
  const jumpTo = useThumbnailJump({ isShown: hasThumbnails, known, videoId: video?.id ?? null });

  const { dialogElement, getDialogProps, getCloseButtonProps } = dialog;
  const facts = { dialogElement, isMarked, currentId: video?.id };
  const getters = useThumbnailGetters({ labels, knowMore, isLoading, show, ...facts });
  return {
    isOpen,
    hasThumbnails,
    thumbnails: hasThumbnails ? known : NO_VIDEOS,
    jumpTo,
    hasMore: hasThumbnails && hasMore,
    open,
    close,
    dialogElement,
    getDialogProps,
    getCloseButtonProps: useCallback(
      (props) => getCloseButtonProps(mergeProps({ 'aria-label': labels.close }, props)),
      [getCloseButtonProps, labels],
    ),
    ...getters,
  };
}
