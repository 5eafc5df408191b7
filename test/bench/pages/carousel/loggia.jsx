import { FeatureCarousel } from '@loggia/ui/carousel';
import '@loggia/ui/styles.css';
import '@loggia/ui/parts.css';

export function Page({ images }) {
  return <FeatureCarousel images={images} lightbox={false} />;
}
