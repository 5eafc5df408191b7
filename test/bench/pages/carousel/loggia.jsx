import { FeatureCarousel } from '@loggia/ui/carousel';
import '@loggia/ui/styles.css';
import '@loggia/ui/parts.css';

export default function Loggia({ images }) {
  return <FeatureCarousel images={images} lightbox={false} />;
}
