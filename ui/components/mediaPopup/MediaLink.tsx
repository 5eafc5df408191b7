'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useMediaLink } from '@loggia/hooks/mediaPopup';
import type { UseFramePopupOptions, UseMediaLinkOptions } from '@loggia/hooks/mediaPopup';
import { mediaPopupChunk } from '../../chunks.ts';
import { latePopup } from '../../lateComponent.tsx';
import { useEmbedSettings } from '../../useEmbedSettings.ts';

const PopupDoor = latePopup(mediaPopupChunk, 'FramePopup');

export interface MediaLinkProps
  extends
    UseMediaLinkOptions,
    Omit<UseFramePopupOptions, 'link' | 'title'>,
    Pick<ComponentPropsWithoutRef<'a'>, 'id' | 'className' | 'children' | 'aria-label'> {
  /** The name of the pop-up. @default "Video" or "Map" */
  readonly popupTitle?: string | undefined;
}

/**
 * A link to a video or a map that opens in a pop-up where the window is wide enough.
 *
 * @example
 * <MediaLink href="https://vimeo.com/123" popupTitle="Our office">See the office</MediaLink>
 */
export function MediaLink({ href, hosts, minWidthPx, enabled, popupTitle, ...props }: MediaLinkProps) {
  const { requiresConsent: asks, consent: source, history, removalDelayMs, labels, children, ...linkProps } = props;
  const { requiresConsent, consent } = useEmbedSettings({ requiresConsent: asks, consent: source });
  const link = useMediaLink({ href, hosts, minWidthPx, enabled });
  const options = { intent: link, title: popupTitle, requiresConsent, consent, history, removalDelayMs, labels };
  return (
    <>
      <a {...link.getLinkProps(linkProps)}>{children}</a>
      {link.shouldLoad && <PopupDoor {...options} />}
    </>
  );
}
