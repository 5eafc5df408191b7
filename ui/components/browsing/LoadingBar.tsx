import type { UseGalleryResult } from '@loggia/hooks/gallery';

/** A bar at the top of the window as long as a gallery waits for its back end. What is shown stays usable below it. */
export function LoadingBar({ gallery }: { readonly gallery: Pick<UseGalleryResult, 'status' | 'labels'> }) {
  const { status, labels } = gallery;
  if (status !== 'refreshing' && status !== 'loading') return null;
  return <div className="loggia-loading-bar" role="progressbar" aria-label={labels.loading} />;
}
