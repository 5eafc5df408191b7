'use client';
import { useArchive, type UseArchiveOptions } from '@loggia/hooks/archive';
import type { GalleryArchive } from '@loggia/hooks/backend';
import { DownloadIcon } from '../icons/DownloadIcon.ts';
import { useKit } from '../KitProvider.tsx';

export interface ArchiveLinkProps extends UseArchiveOptions {
  /** The backend's archive. If it is undefined or has no file, nothing is rendered. */
  readonly archive: GalleryArchive | undefined;
}

/** Renders a link that downloads all images of a gallery as one file. It shows the progress and a cancel button. */
export function ArchiveLink({ archive, ...options }: ArchiveLinkProps) {
  const kit = useKit();
  const download = useArchive(archive, { ...options, labels: options.labels ?? kit.labels?.archive });
  const { isOffered, status, labels } = download;
  if (!isOffered) return null;
  return (
    <>
      <a {...download.getLinkProps({ className: 'loggia-text-button' })}>
        <DownloadIcon />
        {labels.download}
      </a>
      {status === 'loading' && <button {...download.getCancelButtonProps({ className: 'loggia-text-button' })} />}
      <div {...download.getStatusProps({ className: 'loggia-archive-message' })} />
    </>
  );
}
