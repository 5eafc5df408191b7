'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useDialog } from '../dialog/useDialog.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { ACTIVE_MARK_DELAY_MS, ACTIVE_SHOW_DELAY_MS } from './constants.ts';
import type { PlaylistPopup } from './types.ts';
import { useThumbnailGetters } from './useThumbnailGetters.ts';
import { useThumbnailJump } from './useThumbnailJump.ts';
import type { PlaylistPopupOptions, Opening, PlaylistPopupResult } from './popupTypes.ts';

const NO_VIDEOS: readonly PlaylistVideo[] = [];

/** Notices that a visitor comes near the videos. */
function useIntent(enabled: boolean) {
  const [isIntended, setIntended] = useState(false);
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>) => {
      const intend = () => setIntended(true);
      return mergeProps(enabled ? { onPointerEnter: intend, onTouchStart: intend, onFocus: intend } : {}, props);
    },
    [enabled],
  );
  return { isIntended, getContainerProps };
}

/** The lightbox of a playlist: the dialog of the photo lightbox, with a player and thumbnails in it. */
export function usePlaylistPopup(options: PlaylistPopupOptions): PlaylistPopupResult {
  const { isPopup, wantsThumbnails, video, labels, known, hasMore, isLoading, failure, request, show } = options;
  const { knowMore, forgetMore } = options;
  const isOpen = isPopup && video !== null;
  const { isIntended, getContainerProps } = useIntent(isPopup);
  const [last, setLast] = useState<PlaylistVideo | null>(null);
  // By its id: a list that is written anew in each render is fine.
  if (video && last?.id !== video.id) setLast(video);
  const awaited = useRef<Opening | null>(null);

  const dialog = useDialog({
    label: video?.title ? `${labels.dialog}: ${video.title}` : labels.dialog,
    isOpen,
    onIsOpenChange(isWanted, { event }) {
      // Forward opens what was there last.
      const opening = awaited.current ?? (last && { video: last, reason: 'imperative' });
      if (!isWanted) request(null, 'close', event);
      else if (opening) show(opening.video, opening.reason, event);
    },
    history: isPopup,
  });
  const openFor = useStableCallback<Parameters<PlaylistPopupResult['openFor']>, boolean>((opening, event, opener) => {
    if (isOpen) {
      show(opening.video, opening.reason, event);
      return true;
    }
    awaited.current = opening;
    const hasOpened = dialog.open({ event, opener });
    awaited.current = null;
    return hasOpened;
  });
  const open = useStableCallback<Parameters<PlaylistPopup['open']>, boolean>((asked, event, opener) =>
    openFor({ video: asked, reason: 'imperative' }, event, opener),
  );
  const close = useStableCallback(() => dialog.close());

  const hasThumbnails = isOpen && wantsThumbnails;
  // What did not come for them is no news of the list below.
  useEffect(() => (hasThumbnails ? forgetMore : undefined), [hasThumbnails, forgetMore]);
  const isMarked = useDelayed(hasThumbnails, ACTIVE_MARK_DELAY_MS + ACTIVE_SHOW_DELAY_MS);
  const jumpTo = useThumbnailJump({ isShown: hasThumbnails, known, videoId: video?.id ?? null });

  const { dialogElement, getDialogProps, getCloseButtonProps } = dialog;
  const facts = { dialogElement, isMarked, currentId: video?.id };
  const getters = useThumbnailGetters({ labels, known, knowMore, isLoading, failure, show, ...facts });
  const popup: PlaylistPopup = {
    isOpen,
    isWanted: isPopup && (isIntended || isOpen),
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
  return { popup, openFor, getContainerProps };
}
