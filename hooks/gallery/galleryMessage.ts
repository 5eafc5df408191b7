import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { GalleryLabels } from './labels.ts';
import type { GalleryStatus } from './types.ts';

export interface GalleryMessageOptions {
  readonly status: GalleryStatus;
  readonly failure: LoggiaError | null;
  /** The back end's own words for an empty gallery. */
  readonly emptyMessage: string | undefined;
  readonly labels: Pick<GalleryLabels, 'empty' | 'failed' | 'offline' | 'missing'>;
}

/** What to tell the visitor now, '' where there is nothing to tell. */
export function galleryMessage({ status, failure, emptyMessage, labels }: GalleryMessageOptions): string {
  if (status === 'empty') return emptyMessage || labels.empty;
  if (status !== 'failed') return '';
  const code = failure?.code;
  return code === 'offline' || code === 'missing' ? labels[code] : labels.failed;
}
