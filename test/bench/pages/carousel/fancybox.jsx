import { Carousel } from '@fancyapps/ui/dist/carousel/carousel.js';
import { Arrows } from '@fancyapps/ui/dist/carousel/carousel.arrows.js';
import { useEffect, useRef } from 'react';
import '@fancyapps/ui/dist/carousel/carousel.css';
import '@fancyapps/ui/dist/carousel/carousel.arrows.css';

export function Page({ images }) {
  const host = useRef(null);
  useEffect(() => {
    const slides = images.map(({ title, thumbnail }) => ({ type: 'image', src: thumbnail.url, alt: title }));
    const carousel = Carousel(host.current, { slides }, { Arrows }).init();
    return () => carousel?.destroy();
  }, [images]);
  return <div ref={host} className="f-carousel" style={{ height: 300 }} />;
}
