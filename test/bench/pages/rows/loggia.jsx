import { MosaicGallery } from '@loggia/ui/gallery';
import '@loggia/ui/gallery.css';

export function Page({ images }) {
  return <MosaicGallery images={images} direction="horizontal" thumbnailSize={200} lightbox={false} />;
}
