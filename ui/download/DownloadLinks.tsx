'use client';
import { useContext, type ReactElement } from 'react';
import { useDownload, type DownloadTarget, type UseDownloadOptions } from '@loggia/hooks/download';
import type { GalleryImage } from '@loggia/hooks/backend';
import { DownloadIcon } from '../icons/DownloadIcon.ts';
import { OriginalIcon } from '../icons/OriginalIcon.ts';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { IconLink } from '../iconButton/IconButton.tsx';

export interface DownloadLinksProps<TImage extends GalleryImage = GalleryImage> extends UseDownloadOptions<TImage> {
  /** The lightbox, or any other object that has a current image. */
  readonly lightbox: DownloadTarget<TImage>;
}

/** Renders links that open and save the original file of the current image, if the site offers these downloads. */
export function DownloadLinks<TImage extends GalleryImage>({
  lightbox,
  ...options
}: DownloadLinksProps<TImage>): ReactElement {
  const kit = useKit();
  const download = useDownload(lightbox, {
    ...useContext(ListenersContext),
    ...options,
    labels: options.labels ?? kit.labels?.download,
  });
  const renderStatus = useContext(StatusContext);
  return (
    <>
      {download.canOpenOriginal && <IconLink {...download.getOriginalLinkProps()} icon={<OriginalIcon />} />}
      {download.canDownload && <IconLink {...download.getDownloadLinkProps()} icon={<DownloadIcon />} />}
      <div className="loggia-download-message" data-status={download.status}>
        {renderStatus(<div {...download.getStatusProps()} />, download.message)}
        {download.status === 'failed' && <a {...download.getFileLinkProps()}>{download.labels.original}</a>}
      </div>
    </>
  );
}
