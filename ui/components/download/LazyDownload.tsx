'use client';
import type { DownloadLabels, UseLightboxResult } from '@loggia/hooks';
import { lazyPart } from '../lightbox/lazyPart.tsx';

export interface LazyDownloadProps {
  readonly lightbox: Pick<UseLightboxResult, 'image' | 'settings'>;
  readonly labels: Partial<DownloadLabels> | undefined;
}

const LazyLinks = lazyPart(async () => (await import('./DownloadLinks.tsx')).DownloadLinks);

const place = <span className="loggia-button" />;

/** Links to the original where the site offers any: no other site loads their code. Until it has come their place is free. */
export function LazyDownload({ lightbox, labels }: LazyDownloadProps) {
  const { showOriginal, showDownload } = lightbox.settings;
  const fallback = (
    <>
      {showOriginal && place}
      {showDownload && place}
    </>
  );
  return showOriginal || showDownload ? <LazyLinks {...{ lightbox, labels, fallback }} /> : null;
}
