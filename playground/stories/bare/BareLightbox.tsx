import {
  BackendProvider,
  useDeepLink,
  useHistoryEntry,
  useLightbox,
  useLightboxAnalytics,
  type Backend,
  type GalleryImage,
  type UseLightboxAnalyticsOptions,
  type UseLightboxOptions,
  type UseLoadMoreOptions,
  type UseOverlayHostOptions,
} from '@loggia/hooks';
import { BareDialog, type BareDialogProps } from './BareDialog.tsx';
import './bare.css';

export interface BareLightboxProps
  extends
    Omit<UseLightboxOptions, 'images' | 'source'>,
    Pick<UseLoadMoreOptions, 'onNeedMore'>,
    Pick<UseOverlayHostOptions, 'adopt'>,
    Pick<UseLightboxAnalyticsOptions, 'onEvent'> {
  /**
   * The images on the page. With `onNeedMore` they are the lightbox's initial list; otherwise it requests its list from
   * the backend.
   */
  readonly images: readonly GalleryImage[];
  readonly backend: Backend;
  readonly embeds?: BareDialogProps['embeds'];
}

function BareGallery({ images, backend, onNeedMore, adopt, embeds, onEvent, ...options }: BareLightboxProps) {
  const list = onNeedMore ? { images } : { source: backend.lightbox };
  const lightbox = useLightbox({ ...options, ...list });
  const deepLink = useDeepLink(lightbox, { galleryId: 'bare' });
  useHistoryEntry(lightbox, { deepLink });
  const listeners = useLightboxAnalytics(lightbox, { onEvent });
  return (
    <>
      <div className="story-row">
        {images.map((image) => (
          <a key={image.id} {...lightbox.getTriggerProps({ image, href: image.url })}>
            <img src={image.thumbnail?.url ?? image.url} alt={image.title ?? ''} />
          </a>
        ))}
      </div>
      {lightbox.isMounted && <BareDialog {...{ lightbox, listeners, onNeedMore, adopt, embeds }} />}
    </>
  );
}

/** A theme built with hooks only, without components or styles of the kit. */
export function BareLightbox(props: BareLightboxProps) {
  return (
    <BackendProvider backend={props.backend}>
      <BareGallery {...props} />
    </BackendProvider>
  );
}
