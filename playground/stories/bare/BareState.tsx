import { lightboxErrorText } from '@loggia/hooks/lightbox';
import type { UseLightboxResult } from '@loggia/hooks';

/** Shown in place of images: the loading state, or why there is no list, with links to continue. */
export function BareState({ lightbox }: { readonly lightbox: UseLightboxResult }) {
  const { error, imageStatus, isOffline, labels } = lightbox;
  if (error)
    return (
      <div className="bare-state" role="alert">
        <p>{lightboxErrorText(error, labels)}</p>
        {isOffline && <p>{labels.offline}</p>}
        {error.code !== 'missing' && <button onClick={lightbox.retry}>{labels.retry}</button>}{' '}
        <button {...lightbox.getCloseButtonProps()}>{labels.close}</button>
      </div>
    );
  if (imageStatus !== 'loading') return null;
  return (
    <div className="bare-state" role="progressbar" aria-label={labels.loading}>
      {labels.loading}
    </div>
  );
}
