'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { readHash } from '../deepLink/engine/readHash.ts';
import type { HashCodec } from '../deepLink/types.ts';
import { loadOnPressProps, loadRequestedPicture } from '../../core/picture/engine/loadWholePicture.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { focusedElement } from '../../core/shared/engine/focus.ts';
import { whenIdle } from '../../core/shared/engine/whenIdle.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { openerProps } from '../../core/shared/controlProps.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import type {
  LightboxOpenRequest,
  LightboxTriggerRequest,
  UseLightboxIntentOptions,
  UseLightboxIntentResult,
} from './types.ts';

type TriggerProps<TImage extends GalleryImage> = ElementProps<'a'> & {
  readonly image: TImage;
  readonly request?: LightboxTriggerRequest | undefined;
};

/**
 * Prepares a thumbnail grid for a lightbox whose chunk loads on demand. Detects when the user is likely to open the
 * lightbox, and remembers the requested image until the lightbox can show it.
 *
 * ```tsx
 * const lightboxChunk = createChunk(() => import('./Lightbox.tsx'));
 *
 * const intent = useLightboxIntent({ galleryId: '7' });
 * const { code } = useChunk(lightboxChunk, { enabled: intent.shouldLoad });
 *
 * <div {...intent.getContainerProps()}>
 *   {images.map((image) => <a key={image.id} {...intent.getTriggerProps({ image })}>…</a>)}
 *   {code && <code.Lightbox images={images} openRequest={intent.openRequest} />}
 * </div>
 * ```
 */
export function useLightboxIntent<TImage extends GalleryImage = GalleryImage>(
  options: UseLightboxIntentOptions = {},
): UseLightboxIntentResult<TImage> {
  const { galleryId, hashCodec = true, loadsOnPress = true, enabled = true } = options;
  // `undefined` until the lightbox chunk should load.
  const [opening, setOpenRequest] = useState<LightboxOpenRequest | null>();

  const noteInterest = useCallback(() => setOpenRequest((known = null) => known), []);

  useEffect(() => (enabled ? whenIdle(noteInterest) : undefined), [enabled, noteInterest]);

  useHashTarget({
    galleryId: enabled && hashCodec ? galleryId : undefined,
    hashCodec,
    onTarget(imageId, event) {
      // A request by the user is newer than the URL that the page was opened with.
      if (event || !opening) setOpenRequest({ imageId, reason: 'deepLink', event, opener: focusedElement(document) });
    },
  });

  const getContainerProps: PropGetter<'div'> = useCallback(
    (props) => mergeProps(enabled ? { onPointerEnter: noteInterest, onFocus: noteInterest } : {}, props),
    [enabled, noteInterest],
  );

  const getTriggerProps = useCallback(
    ({ request, ...props }: TriggerProps<TImage>): ElementProps<'a'> =>
      mergeProps(
        enabled && loadsOnPress ? loadOnPressProps(props.image) : {},
        openerProps(
          props,
          enabled &&
            ((event, opener) => {
              if (loadsOnPress) loadRequestedPicture(props.image);
              setOpenRequest({ imageId: props.image.id, reason: 'trigger', event, opener, request });
            }),
        ),
      ),
    [enabled, loadsOnPress],
  );

  return {
    shouldLoad: enabled && opening !== undefined,
    openRequest: opening ?? null,
    setOpenRequest,
    getContainerProps,
    getTriggerProps,
  };
}

interface UseHashTargetOptions {
  /** If `undefined`, the hash is ignored. */
  readonly galleryId: string | undefined;
  readonly hashCodec: HashCodec | boolean;
  /** `event` is the event for the URL change, or `undefined` when the page has just opened. */
  readonly onTarget: (imageId: string, event: Event | undefined) => void;
}

/** Calls `onTarget` with the image in the hash when the page loads and when the hash changes. */
function useHashTarget(options: UseHashTargetOptions): void {
  const { galleryId } = options;
  const latest = useLatestRef(options);
  const visited = useRef('');
  useEffect(() => {
    if (galleryId === undefined) return undefined;
    const ending = new AbortController();
    const visit = (event?: Event) => {
      const { hash } = location;
      // The effect also runs when React reveals a hidden tree.
      const isKnown = !event && hash === visited.current;
      visited.current = hash;
      if (!hash || isKnown) return;
      const { hashCodec, onTarget } = latest.current;
      const target = readHash(galleryId, hashCodec, ending.signal);
      if (target) onTarget(target.imageId, event);
    };
    visit();
    addEventListener('hashchange', visit, ending);
    return () => ending.abort();
  }, [galleryId, latest]);
}
