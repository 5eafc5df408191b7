import { useEffect, useRef, useState } from 'react';
import ImageGallery from 'react-image-gallery';
import 'react-image-gallery/styles/image-gallery.css';
import { Thumbnails } from '../shared/Thumbnails.jsx';

const WHOLE_WINDOW = {
  boxSizing: 'border-box',
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: '#0e0e0f',
};

/** react-image-gallery has no lightbox, so it is rendered in a dialog that fills the viewport. */
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
        <dialog ref={dialog} style={WHOLE_WINDOW} aria-label="Photos" onClose={() => setIndex(-1)}>
          <ImageGallery items={items} startIndex={index} lazyLoad {...(isStill && { slideDuration: 0 })} />
        </dialog>
      )}
    </>
  );
}
