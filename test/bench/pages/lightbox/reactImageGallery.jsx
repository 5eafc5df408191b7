import { useEffect, useRef, useState } from 'react';
import ImageGallery from 'react-image-gallery';
import 'react-image-gallery/styles/image-gallery.css';
import '../shared/platformLightbox.css';
import { Thumbnails } from '../shared/Thumbnails.jsx';

/** It is no lightbox of its own: it stands in the platform's dialog. */
export function Page({ images, thumbnails, isStill }) {
  const [index, setIndex] = useState(-1);
  const dialog = useRef(null);
  const [items] = useState(() =>
    images.map(({ url, title, thumbnail }) => ({ original: url, originalAlt: title, thumbnail: thumbnail.url })),
  );
  useEffect(() => {
    if (index >= 0) dialog.current?.showModal();
  }, [index]);
  return (
    <>
      <Thumbnails images={thumbnails} onPress={setIndex} />
      {index >= 0 && (
        <dialog ref={dialog} className="platform" aria-label="Photos" onClose={() => setIndex(-1)}>
          <ImageGallery items={items} startIndex={index} lazyLoad {...(isStill && { slideDuration: 0 })} />
        </dialog>
      )}
    </>
  );
}
