import { Carousel } from '@fancyapps/ui/dist/carousel/carousel.js';
import { Arrows } from '@fancyapps/ui/dist/carousel/carousel.arrows.js';
import { Lazyload } from '@fancyapps/ui/dist/carousel/carousel.lazyload.js';
import { useEffect, useRef } from 'react';
import '@fancyapps/ui/dist/carousel/carousel.css';
import '@fancyapps/ui/dist/carousel/carousel.arrows.css';

const slideOf = ({ title, thumbnail: { url } }) => ({
  html: `<img data-lazy-src="${url}" alt="${title}" width="400" height="300">`,
});

export function Page({ images }) {
  const host = useRef(null);
  useEffect(() => {
    const carousel = Carousel(host.current, { slides: images.map(slideOf) }, { Arrows, Lazyload }).init();
    return () => carousel?.destroy();
  }, [images]);
  return <div ref={host} className="f-carousel" style={{ height: 300, '--f-carousel-slide-width': '400px' }} />;
}
