import { MasonryGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';

export function Page({ images }) {
  return <MasonryGallery images={images} thumbnailSize={200} lightbox={false} />;
}
