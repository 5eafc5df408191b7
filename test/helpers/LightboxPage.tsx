import type { ReactNode } from 'react';
import {
  useDeepLink,
  useHistoryEntry,
  useLightbox,
  type GalleryImage,
  type UseDeepLinkOptions,
  type UseLightboxOptions,
  type UseLightboxResult,
} from '@loggia/hooks';
import { paintedImages } from './paintedImages.ts';

export interface LightboxPageProps extends Partial<UseDeepLinkOptions> {
  readonly images?: readonly GalleryImage[];
  readonly history?: boolean;
  readonly source?: UseLightboxOptions['source'];
  readonly name?: string;
  readonly children?: (lightbox: UseLightboxResult) => ReactNode;
}

/** A page with a gallery and the real lightbox, connected to the URL and the browser history. */
export function LightboxPage(props: LightboxPageProps) {
  const { images, source, galleryId, codec, enabled, history = true, name = 'Gallery', children } = props;
  const lightbox = useLightbox({ effect: 'none', ...(source ? { source } : { images: images ?? paintedImages }) });
  const deepLink = useDeepLink(lightbox, { galleryId, codec, enabled });
  useHistoryEntry(lightbox, { deepLink, enabled: history });
  return (
    <section aria-label={name}>
      {paintedImages.map((image) => (
        <a key={image.id} {...lightbox.getTriggerProps({ image, href: `/picture/${image.id}` })}>
          {image.title}
        </a>
      ))}
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps()}>
            {lightbox.slides.map(({ index, image }) => (
              <div key={image.id} {...lightbox.getSlideProps({ index })}>
                <img {...lightbox.getImageProps({ index })} />
              </div>
            ))}
            <output>{lightbox.image?.title ?? lightbox.error?.code}</output>
            <button type="button" {...lightbox.getNextButtonProps()} />
            <button type="button" {...lightbox.getCloseButtonProps()} />
            {children?.(lightbox)}
          </div>
        </dialog>
      )}
    </section>
  );
}
