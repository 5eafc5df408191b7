'use client';
import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import { useDialog } from '../../core/dialog/useDialog.ts';
import { LIGHTBOX_SHORTCUTS } from '../../lightbox/lightbox/constants.ts';
import type { LightboxOpenRequest } from '../../lightbox/lightboxIntent/types.ts';
import { interpretKey } from '../../lightbox/lightbox/useLightboxKeyboard.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { listenToKeys } from '../../core/shared/engine/pageKeys.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { ACTIVE_MARK_DELAY_MS } from './constants.ts';
import type { PlaylistIntent, PlaylistPopup, PlaylistPopupTarget, PlaylistVideoReason } from './types.ts';

/** A request to show a video in the lightbox. */
interface Opening {
  readonly video: PlaylistVideo;
  readonly reason: PlaylistVideoReason;
}

const NO_VIDEOS: readonly PlaylistVideo[] = [];

/**
 * Manages the lightbox of a playlist in `popup` mode: a dialog with a player and thumbnails. Render it in a component
 * that loads on demand.
 *
 * @example
 * {playlist.intent.shouldLoad && <VideoLightbox playlist={playlist} />}
 *
 * function VideoLightbox({ playlist }) {
 *   const popup = usePlaylistPopup(playlist);
 *   return <dialog {...popup.getDialogProps()}>{popup.isOpen && <section {...playlist.getPlayerAreaProps()}>…</section>}</dialog>;
 * }
 */
export function usePlaylistPopup(playlist: PlaylistPopupTarget): PlaylistPopup {
  const { video, intent, loadedVideos, hasMore, cancelMoreThumbnails, labels } = playlist;
  const { show, step, wantsThumbnails } = intent;
  const { isOpen, open, close, dialogElement, getDialogProps, getCloseButtonProps } = useVideoDialog(playlist);
  const hasThumbnails = isOpen && wantsThumbnails;
  // A failed request for thumbnails must not be shown as a failure of the list.
  useEffect(() => (hasThumbnails ? cancelMoreThumbnails : undefined), [hasThumbnails, cancelMoreThumbnails]);
  const isMarked = useDelayed(hasThumbnails, ACTIVE_MARK_DELAY_MS);
  const jumpTo = useThumbnailJump({ isShown: hasThumbnails, loadedVideos, videoId: video?.id ?? null });
  usePopupKeys({ dialogElement, isOpen, step: (steps, event) => step(steps, 'keyboard', event) });
  const getters = useThumbnailGetters({ ...playlist, show, dialogElement, isMarked, currentId: video?.id });
  return {
    isOpen,
    hasThumbnails,
    thumbnails: hasThumbnails ? loadedVideos : NO_VIDEOS,
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

type VideoDialog = Pick<
  PlaylistPopup,
  'isOpen' | 'open' | 'close' | 'dialogElement' | 'getDialogProps' | 'getCloseButtonProps'
>;

/** Manages the dialog, which is open while there is a current video, and opens it for the requested video. */
function useVideoDialog({ mode, video, intent, loadedVideos, labels }: PlaylistPopupTarget): VideoDialog {
  const { request, show } = intent;
  const isPopup = mode === 'popup';
  const isOpen = isPopup && video !== null;
  const [last] = useAdjustedState<PlaylistVideo | null>(
    () => null,
    // Videos are compared by id, so that inline arrays do not cause changes.
    (known) => (video && known?.id !== video.id ? video : known),
  );
  const awaited = useRef<Opening | null>(null);
  const dialog = useDialog({
    label: video?.title ? `${labels.dialog}: ${video.title}` : labels.dialog,
    isOpen,
    onOpenChange(isOpening, { event }) {
      // The Forward button reopens the last video.
      const opening = awaited.current ?? (last && { video: last, reason: 'imperative' });
      if (!isOpening) request(null, 'close', event);
      else if (opening) show(opening.video, opening.reason, event);
    },
    history: isPopup,
  });
  const openFor = useStableCallback((opening: Opening, event?: Event, opener?: HTMLElement | null) => {
    if (isOpen) {
      show(opening.video, opening.reason, event);
      return true;
    }
    awaited.current = opening;
    const hasOpened = dialog.open({ event, opener });
    awaited.current = null;
    return hasOpened;
  });
  usePendingVideo(intent.openRequest, ({ imageId, reason, event, opener }) => {
    const target = loadedVideos.find(({ id }) => id === imageId);
    const pressed = opener ? 'item' : 'imperative';
    if (target) openFor({ video: target, reason: reason === 'deepLink' ? 'hash' : pressed }, event, opener);
  });
  const open = useStableCallback<Parameters<PlaylistPopup['open']>, boolean>((target, event, opener) =>
    openFor({ video: target, reason: 'imperative' }, event, opener),
  );
  const close = useStableCallback(() => dialog.close());
  return { ...dialog, isOpen, open, close };
}

/** Requests that have already been passed to their lightbox. */
const passed = /* @__PURE__ */ new WeakSet<LightboxOpenRequest>();

/** Calls `onRequest` for each new request, including one from before the lightbox's chunk had loaded. */
function usePendingVideo(opening: LightboxOpenRequest | null, onRequest: (opening: LightboxOpenRequest) => void): void {
  const follow = useStableCallback(onRequest);
  // This runs before the next paint, so that the page is not visible between the loading dialog and the lightbox.
  useIsomorphicLayoutEffect(() => {
    // The effect also runs when React reveals a hidden tree.
    if (!opening || passed.has(opening)) return;
    passed.add(opening);
    follow(opening);
  }, [opening, follow]);
}

/** Returns the index of the thumbnail to scroll into view. */
function useThumbnailJump(options: {
  readonly isShown: boolean;
  readonly loadedVideos: readonly PlaylistVideo[];
  readonly videoId: string | null;
}): number | undefined {
  const { isShown, loadedVideos, videoId } = options;
  const index = loadedVideos.findIndex(({ id }) => id === videoId);
  const count = loadedVideos.length;
  const [{ jumpTo }] = useAdjustedState<{ readonly view: ThumbnailView; readonly jumpTo: number | undefined }>(
    () => ({ view: { isShown: false, count, index: -1 }, jumpTo: undefined }),
    (seen) => {
      const { view } = seen;
      if (view.isShown === isShown && view.count === count && view.index === index) return seen;
      const now = { isShown, count, index };
      return { view: now, jumpTo: thumbnailJump(view, now, seen.jumpTo) };
    },
  );
  return jumpTo;
}

/** The parts of the carousel's state that determine which thumbnail is scrolled into view. */
interface ThumbnailView {
  readonly isShown: boolean;
  /** The number of thumbnails. */
  readonly count: number;
  /** The index of the current video, or −1 if there is none. */
  readonly index: number;
}

/**
 * Returns the index of the thumbnail to scroll into view: the current video when the carousel opens or the video
 * changes, or the first new thumbnail after more have loaded.
 */
export function thumbnailJump(
  before: ThumbnailView,
  now: ThumbnailView,
  jumpTo: number | undefined,
): number | undefined {
  if (!now.isShown) return undefined;
  if (!before.isShown || before.index !== now.index) return now.index >= 0 ? now.index : undefined;
  return now.count > before.count ? before.count : jumpTo;
}

interface ThumbnailGetterOptions
  extends
    Pick<PlaylistPopupTarget, 'labels' | 'loadedVideos' | 'loadMoreThumbnails' | 'isLoading' | 'failure'>,
    Pick<PlaylistIntent, 'show'> {
  readonly currentId: string | undefined;
  /** The dialog, which receives focus when the "Load more thumbnails" button is removed. */
  readonly dialogElement: HTMLElement | null;
  /** Whether the current thumbnail may be highlighted yet. */
  readonly isMarked: boolean;
}

/** Creates the prop getters for the lightbox's thumbnails. */
function useThumbnailGetters(
  options: ThumbnailGetterOptions,
): Pick<PlaylistPopup, 'getMoreButtonProps' | 'getStatusProps' | 'getThumbnailProps'> {
  const { labels, loadedVideos, loadMoreThumbnails, isLoading, failure, show, currentId, dialogElement, isMarked } =
    options;
  const count = fillLabel(labels.thumbnailCount, { count: loadedVideos.length });
  const announcement = failure?.message ?? (isLoading ? labels.loading : count);
  const handover = useFocusHandover(() => dialogElement);
  return useMemo(
    () => ({
      getMoreButtonProps: (props) =>
        mergeProps({ ...buttonProps(labels.moreThumbnails, loadMoreThumbnails, isLoading), ...handover }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
      getThumbnailProps({ video, ...props }) {
        const isCurrent = video.id === currentId;
        const press = (event: MouseEvent) => show(video, 'thumbnail', event.nativeEvent);
        const thumbnail = {
          ...buttonProps(fillLabel(labels.play, { title: video.title || labels.untitled }), press),
          'aria-current': isCurrent || undefined,
          'data-current': isCurrent && isMarked ? '' : undefined,
        };
        return mergeProps(thumbnail, props);
      },
    }),
    [labels, loadMoreThumbnails, isLoading, announcement, handover, show, currentId, isMarked],
  );
}

interface PopupKeysOptions {
  readonly dialogElement: HTMLDialogElement | null;
  readonly isOpen: boolean;
  readonly step: (steps: number, event: KeyboardEvent) => void;
}

/** The arrow key shortcuts. The dialog itself handles Escape. */
const SHORTCUTS = { next: LIGHTBOX_SHORTCUTS.next, previous: LIGHTBOX_SHORTCUTS.previous };

/**
 * Switches between videos with the arrow keys while the lightbox is open. If a `<video>` has focus, it keeps its own
 * shortcuts.
 */
function usePopupKeys({ dialogElement: dialog, isOpen, step }: PopupKeysOptions): void {
  const go = useStableCallback(step);
  useEffect(() => {
    if (!dialog || !isOpen) return undefined;
    const end = new AbortController();
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = interpretKey(event, dialog, SHORTCUTS);
      if (action !== 'next' && action !== 'previous') return;
      event.preventDefault();
      go(action === 'next' ? 1 : -1, event);
    };
    listenToKeys(handleKeyDown, end.signal);
    return () => end.abort();
  }, [dialog, isOpen, go]);
}
