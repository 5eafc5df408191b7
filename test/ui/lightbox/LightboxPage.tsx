import '@loggia/ui/styles.css';
import { useLightboxIntent, type GalleryImage } from '@loggia/hooks';
import { FullLightbox, type FullLightboxProps } from '@loggia/ui';

/** A 600 × 400 image on the test server. */
export const PICTURE_URL = '/test/fixtures/pictures/ridge.png';

/** Images with titles. */
export const createImages = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: `${PICTURE_URL}?${index + 1}`,
    width: 600,
    height: 400,
    title: `Landscape ${index + 1}`,
    description: index % 2 === 0 ? `Seen from hill ${index + 1}.` : undefined,
  }));

export interface LightboxPageProps extends Omit<FullLightboxProps, 'openRequest'> {
  /** The images linked on the page. @default the images of the lightbox */
  readonly thumbnails?: readonly GalleryImage[];
  /** @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl';
}

/** A page with links to images, which open in the kit's lightbox. */
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
      <FullLightbox effect="none" history={false} {...lightbox} openRequest={intent.openRequest} />
    </main>
  );
}
