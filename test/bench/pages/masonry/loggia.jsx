import { MasonryGallery } from '@loggia/ui/gallery';
import '@loggia/ui/styles.css';
import '@loggia/ui/parts.css';

export function Page({ images }) {
  return <MasonryGallery images={images} thumbnailSize={200} lightbox={false} />;
}
