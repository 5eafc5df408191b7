import { Photos } from '../shared/customLightbox.tsx';
import '../shared/customLightbox.css';

/** The theme of docs/custom-lightbox.md, made of hooks alone: pages/shared/customLightbox is taken out of that page. */
export function Page({ images }) {
  return <Photos images={images} />;
}
