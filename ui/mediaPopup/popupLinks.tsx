'use client';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react';
import {
  useImagePopups,
  useMediaLink,
  type UseFramePopupOptions,
  type UseMediaLinkOptions,
  type UseMediaPopupOptions,
} from '@loggia/hooks/mediaPopup';
import type { GalleryImage } from '@loggia/hooks/backend';
import { mediaPopupChunk } from '../chunks.ts';
import { useKit } from '../KitProvider.tsx';
import { latePopup } from '../lateComponent.tsx';
import { useEmbedSettings } from '../embed/EmbedNotice.tsx';

const LazyFramePopup = latePopup(mediaPopupChunk, 'FramePopup');

export interface MediaLinkProps
  extends
    UseMediaLinkOptions,
    Omit<UseFramePopupOptions, 'link' | 'title'>,
    Pick<ComponentPropsWithoutRef<'a'>, 'id' | 'className' | 'children' | 'aria-label'> {
  /** The accessible name of the pop-up. @default "Video" or "Map" */
  readonly popupTitle?: string | undefined;
}

/**
 * Renders a link to a video or map that opens in a pop-up if the window is wide enough.
 *
 * @example
 * <MediaLink href="https://vimeo.com/123" popupTitle="Our office">See the office</MediaLink>
 */
export function MediaLink({ href, hosts, minWidth, enabled, popupTitle, ...props }: MediaLinkProps) {
  const { requiresConsent: asks, consent: source, history, removalDelayMs, labels, children, ...linkProps } = props;
  const { requiresConsent, consent } = useEmbedSettings({ requiresConsent: asks, consent: source });
  const link = useMediaLink({ href, hosts, minWidth, enabled });
  const options = { intent: link, title: popupTitle, requiresConsent, consent, history, removalDelayMs, labels };
  return (
    <>
      <a {...link.getLinkProps(linkProps)}>{children}</a>
      {link.shouldLoad && <LazyFramePopup {...options} />}
    </>
  );
}

const LazyImagePopup = latePopup(mediaPopupChunk, 'ImagePopup');

export interface ImagePopupsProps extends UseMediaPopupOptions {
  /** Renders an image in the group. Pass `linkProps` to the link around its thumbnail. */
  readonly renderImage: (image: GalleryImage, linkProps: ComponentPropsWithRef<'a'>) => ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders thumbnails that open a pop-up, in which the user can page through the images.
 *
 * @example
 * <ImagePopups
 *   images={projects}
 *   renderImage={(image, linkProps) => (
 *     <a key={image.id} {...linkProps}><img src={image.thumbnail?.url} alt={image.title} /></a>
 *   )}
 * />
 */
export function ImagePopups({ renderImage, className, ...options }: ImagePopupsProps) {
  const { images, enabled } = options;
  const { findThumbnail, ...intent } = useImagePopups({ enabled, loadsOnPress: !useKit().imageComponent });
  return (
    <>
      <div {...intent.getContainerProps({ className })}>
        {images.map((image) => renderImage(image, intent.getTriggerProps({ image })))}
      </div>
      {/* Outside the caller's element, because its thumbnail styles would apply to the large images. */}
      {intent.shouldLoad && <LazyImagePopup findThumbnail={findThumbnail} {...options} intent={intent} />}
    </>
  );
}
