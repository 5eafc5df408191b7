'use client';
import { useCallback, useState } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { LightboxOpenRequest } from '../../lightbox/lightboxIntent/types.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { PlaylistIntent } from './types.ts';

interface UsePlaylistIntentOptions extends Omit<PlaylistIntent, 'shouldLoad' | 'openRequest' | 'setOpenRequest'> {
  readonly isPopup: boolean;
  readonly video: PlaylistVideo | null;
}

interface UsePlaylistIntentResult {
  readonly intent: PlaylistIntent;
  /** Plays a video in the player above the list, or requests it in the lightbox. */
  readonly press: (
    video: PlaylistVideo,
    reason: 'item' | 'hash' | 'imperative',
    event?: Event,
    opener?: HTMLElement | null,
  ) => void;
  readonly getContainerProps: PropGetter<'div'>;
}

/**
 * Detects that the user is likely to open the lightbox, and remembers the requested video until the lightbox's chunk
 * has loaded.
 */
export function usePlaylistIntent({ isPopup, video, ...actions }: UsePlaylistIntentOptions): UsePlaylistIntentResult {
  // `undefined` until the chunk should load.
  const [opening, setOpenRequest] = useState<LightboxOpenRequest | null>();
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>) => {
      const intend = () => setOpenRequest((known = null) => known);
      return mergeProps(isPopup ? { onPointerEnter: intend, onTouchStart: intend, onFocus: intend } : {}, props);
    },
    [isPopup],
  );
  const press = useStableCallback<Parameters<UsePlaylistIntentResult['press']>, void>(
    (target, reason, event, opener = null) => {
      const cause = reason === 'hash' ? 'deepLink' : 'trigger';
      if (isPopup) setOpenRequest({ imageId: target.id, reason: cause, event, opener });
      else actions.show(target, reason, event);
    },
  );
  const shouldLoad = isPopup && (opening !== undefined || video !== null);
  return { intent: { shouldLoad, openRequest: opening ?? null, setOpenRequest, ...actions }, press, getContainerProps };
}
