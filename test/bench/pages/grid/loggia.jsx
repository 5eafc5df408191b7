import { ThumbnailGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';

export function Page({ images }) {
  return <ThumbnailGallery images={images} thumbnailSize={200} lightbox={false} />;
}
