import { JustifiedGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';

export function Page({ images }) {
  return <JustifiedGallery images={images} direction="rows" thumbnailSize={200} lightbox={false} />;
}
