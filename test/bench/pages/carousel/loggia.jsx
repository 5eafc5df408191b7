import { FeatureCarousel } from '@loggia/ui/carousel';
import '@loggia/ui/gallery.css';
import '@loggia/ui/views.css';

export function Page({ images }) {
  return <FeatureCarousel images={images} lightbox={false} />;
}
