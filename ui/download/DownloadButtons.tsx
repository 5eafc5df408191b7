'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';
import type { DownloadLinksProps } from './DownloadLinks.tsx';

const LazyDownload = lateComponent(extrasChunk, 'DownloadLinks', retryForEachImage);

const LINK_PLACEHOLDER = <span className="loggia-button" />;

/**
 * Renders links to the original file of the current image. `showOriginal` and `showDownload`, or the settings of these
 * names, offer them. Their space is reserved until their chunk has loaded. Render it in `LightboxBar`.
 */
export function DownloadButtons<TImage extends GalleryImage = GalleryImage>(
  props: Omit<DownloadLinksProps<TImage>, 'lightbox'>,
): ReactElement | null {
  const lightbox = useLightboxContext();
  const { settings } = lightbox;
  const { showOriginal = settings.showOriginal, showDownload = settings.showDownload } = props;
  if (!showOriginal && !showDownload) return null;
  const fallback = (
    <>
      {showOriginal && LINK_PLACEHOLDER}
      {showDownload && LINK_PLACEHOLDER}
    </>
  );
  // Lazy components are not generic, but this one passes only images of this lightbox.
  return <LazyDownload {...(props as Omit<DownloadLinksProps, 'lightbox'>)} lightbox={lightbox} fallback={fallback} />;
}
