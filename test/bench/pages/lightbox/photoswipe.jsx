import PhotoSwipeLightbox from 'photoswipe/lightbox';
import { useEffect, useRef } from 'react';
import 'photoswipe/style.css';
import { Thumbnails } from '../shared/Thumbnails.jsx';

const STILL = { showHideAnimationType: 'none', showAnimationDuration: 0, hideAnimationDuration: 0 };

/** As in PhotoSwipe's "Getting started": the small part loads immediately, the lightbox code when it opens. */
export function Page({ images, thumbnails, isStill }) {
  const lightbox = useRef(null);
  useEffect(() => {
    const created = new PhotoSwipeLightbox({
      dataSource: images.map(({ url, title, width, height, thumbnail }) => ({
        src: url,
        alt: title,
        width,
        height,
        msrc: thumbnail.url,
      })),
      pswpModule: () => import('photoswipe'),
      ...(isStill && STILL),
    });
    created.addFilter(
      'thumbEl',
      (element, data, index) => document.querySelectorAll('.thumbnails img')[index] ?? element,
    );
    created.init();
    lightbox.current = created;
    return () => created.destroy();
  }, [images, isStill]);
  return <Thumbnails images={thumbnails} onPress={(index) => lightbox.current?.loadAndOpen(index)} />;
}
