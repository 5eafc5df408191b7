import { MosaicGallery } from '@loggia/ui/gallery';
import '@loggia/ui/styles.css';
import '@loggia/ui/parts.css';

export function Page({ images }) {
  return <MosaicGallery images={images} direction="horizontal" thumbnailSize={200} lightbox={false} />;
}
