import { ThumbnailGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';
import '@loggia/ui/lightbox.css';

/** A gallery of the kit, which loads its lightbox on demand. */
export function Page({ images, isStill }) {
  return (
    <ThumbnailGallery
      images={images}
      lightbox={{ filmstrip: true, ...(isStill && { effect: 'none', fromThumbnail: false }) }}
    />
  );
}
