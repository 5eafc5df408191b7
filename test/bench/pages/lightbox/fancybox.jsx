import { Fancybox as Box } from '@fancyapps/ui/dist/fancybox/fancybox.js';
import '@fancyapps/ui/dist/fancybox/fancybox.css';
import { Thumbnails } from '../shared/Thumbnails.jsx';

const STILL = {
  showClass: false,
  hideClass: false,
  fadeEffect: false,
  zoomEffect: false,
  Carousel: { transition: false },
};

export function Page({ images, thumbnails, isStill }) {
  const open = (startIndex) =>
    Box.show(
      images.map(({ url, title, thumbnail }) => ({ src: url, thumbSrc: thumbnail.url, caption: title, alt: title })),
      { startIndex, ...(isStill && STILL) },
    );
  return <Thumbnails images={thumbnails} onPress={open} />;
}
