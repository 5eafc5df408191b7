import { ThumbnailGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';
import '@loggia/ui/lightbox.css';

/** A gallery of the kit, whose lightbox comes when somebody wants it. */
export function Page({ images, isStill }) {
  return <ThumbnailGallery images={images} lightbox={{ filmstrip: true, ...(isStill && { effect: 'none' }) }} />;
}
