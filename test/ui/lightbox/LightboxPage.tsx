import '@loggia/ui/styles.css';
import { useLightboxIntent } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';
import { Lightbox } from '@loggia/ui';
import type { LightboxProps } from '@loggia/ui';

/** A picture of 600 by 400 that the test server has. */
export const PICTURE_URL = '/test/fixtures/pictures/ridge.png';

/** Pictures with titles. */
export const createImages = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: `${PICTURE_URL}?${index + 1}`,
    width: 600,
    height: 400,
    title: `Landscape ${index + 1}`,
    description: index % 2 === 0 ? `Seen from hill ${index + 1}.` : undefined,
  }));

export interface LightboxPageProps extends Omit<LightboxProps, 'openRequest'> {
  /** The links of the page. @default the images of the lightbox */
  readonly thumbnails?: readonly GalleryImage[];
  /** @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl';
}

/** A page with links to pictures, and the kit's lightbox that they open. */
export function LightboxPage({ thumbnails, dir = 'ltr', ...lightbox }: LightboxPageProps) {
  const intent = useLightboxIntent({ galleryId: lightbox.galleryId });
  return (
    <main dir={dir} {...intent.getContainerProps()}>
      <h1>Landscapes</h1>
      {(thumbnails ?? lightbox.images ?? []).slice(0, 5).map((image) => (
        <a key={image.id} {...intent.getTriggerProps({ image })}>
          Thumbnail {image.id}
        </a>
      ))}
      <Lightbox effect="none" history={false} {...lightbox} openRequest={intent.openRequest} />
    </main>
  );
}
