'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { useHistoryEntry } from '../../core/history/useHistoryEntry.ts';
import { useLightbox } from '../../lightbox/lightbox/useLightbox.ts';
import type { UseLightboxResult } from '../../lightbox/lightbox/types.ts';
import { usePendingOpenRequest } from '../../lightbox/lightboxIntent/usePendingOpenRequest.ts';
import { frameProtocols } from '../player/frameProtocols.ts';
import { useFileClip, useFramePlayer, usePlayerFocus } from '../player/useFramePlayer.ts';
import { frameAttributes } from '../player/constants.ts';
import type { FrameProtocol } from '../player/types.ts';
import { usePlayerGroup } from '../player/usePlayerGroup.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { FRAME_REMOVAL_DELAY_MS } from './constants.ts';
import { MEDIA_POPUP_LABELS } from './labels.ts';
import { POPUP_PROVIDER_NAMES, type PopupMedia, type PopupProvider } from './popupMedia.ts';
import type { UseFramePopupOptions, UseFramePopupResult, UseMediaLinkResult } from './types.ts';

const PLAYERS: Readonly<Partial<Record<PopupProvider, FrameProtocol>>> = frameProtocols;

/** Creates a lightbox dialog that contains a single embedded item. */
function useFrameDialog(
  { media, openRequest }: UseFramePopupOptions['link'],
  removalDelayMs: number,
  history: boolean,
): UseLightboxResult {
  const images = useMemo<readonly GalleryImage[]>(() => {
    const id = openRequest?.imageId;
    return media && id !== undefined ? [{ id, url: media.src, kind: 'video' }] : [];
  }, [media, openRequest]);
  const lightbox = useLightbox({ images, loop: false, effect: 'none', removalDelayMs, shortcuts: { togglePlay: [] } });
  useHistoryEntry(lightbox, { enabled: history });
  usePendingOpenRequest(lightbox, media ? openRequest : null);
  return lightbox;
}

/**
 * Returns the media's consent gate. Consent is requested each time the pop-up opens, unless the user's consent is
 * remembered.
 */
function useFrameGate(
  { requiresConsent, consent }: UseFramePopupOptions,
  { media, openRequest }: Pick<UseMediaLinkResult, 'media' | 'openRequest'>,
) {
  const [requested, setRequested] = useState<object | null>(null);
  const host = useForeignHost(media?.type === 'file' ? media.src : undefined);
  const gate = useConsentGate({
    provider: media?.type === 'frame' ? media.provider : host,
    isRequested: openRequest !== null && requested === openRequest,
    onRequest: () => setRequested(openRequest),
    requiresConsent,
    consent,
  });
  return { ...gate, providerName: media?.type === 'frame' ? POPUP_PROVIDER_NAMES[media.provider] : (host ?? '') };
}

/** Stops a video at the end time given in its link, and pauses it when React hides the surrounding tree. */
function useClip(media: PopupMedia | null) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { startSeconds, endSeconds } = media ?? {};
  const protocol = media?.type === 'frame' && media.kind === 'video' ? PLAYERS[media.provider] : undefined;
  const origin = frame && media ? new URL(media.src, frame.baseURI).origin : '';
  const { handleLoad } = useFramePlayer({ frame, protocol, origin, startSeconds, endSeconds });
  useFileClip({ video, startSeconds, endSeconds });
  return { frameProps: { ref: setFrame, onLoad: handleLoad }, setVideo };
}

/**
 * Manages the pop-up for a link to a video or a map. When a video opens, all other players on the page are paused.
 *
 * @example
 * const popup = useFramePopup({ link, title: 'Our office' });
 * {popup.isMounted && (
 *   <dialog {...popup.getDialogProps()}>
 *     <div {...popup.getStageProps()}><iframe {...popup.getFrameProps()} /></div>
 *   </dialog>
 * )}
 */
export function useFramePopup(options: UseFramePopupOptions): UseFramePopupResult {
  const { link, history = true, removalDelayMs = FRAME_REMOVAL_DELAY_MS } = options;
  const { media } = link;
  const labels = useLabels(MEDIA_POPUP_LABELS, options.labels);
  const lightbox = useFrameDialog(link, removalDelayMs, history);
  const gate = useFrameGate(options, link);
  const { status, isMounted, close, getStageProps } = lightbox;
  const isPlaying = status !== 'closed' && media?.kind === 'video' && !gate.isBlocked;
  usePlayerGroup(isPlaying, () => close());

  const handover = usePlayerFocus(lightbox.dialogElement);

  const title = options.title ?? labels[media?.kind ?? 'video'];
  const provider = gate.providerName;
  const questionProps = (label: string, press: () => void) => ({
    ...buttonProps(fillLabel(label, { provider }), press),
    ...handover,
  });
  const clip = useClip(media);
  const src = status === 'closed' || gate.isBlocked ? undefined : media?.src;
  return {
    media,
    status,
    isMounted,
    close,
    getStageProps,
    title,
    labels,
    isBlocked: gate.isBlocked,
    canRemember: gate.canRemember,
    notice: fillLabel(labels.notice, { provider }),
    getDialogProps: (props) => lightbox.getDialogProps(mergeProps({ 'aria-label': title }, props)),
    getCloseButtonProps: (props) => lightbox.getCloseButtonProps(mergeProps({ 'aria-label': labels.close }, props)),
    getFrameProps: (props) =>
      mergeProps({ ...frameAttributes, ...clip.frameProps, title, src: safeSource(src, 'frame') }, props),
    getVideoProps: (props) =>
      mergeProps(
        {
          ref: clip.setVideo,
          'aria-label': title,
          src: safeSource(src, 'media'),
          controls: true,
          autoPlay: true,
          playsInline: true,
        },
        props,
      ),
    getLoadButtonProps: (props) => mergeProps(questionProps(labels.load, gate.load), props),
    getAlwaysButtonProps: (props) => mergeProps(questionProps(labels.always, gate.allowAlways), props),
  };
}
