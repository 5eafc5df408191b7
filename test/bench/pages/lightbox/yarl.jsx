import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { stillYarl, toSlides } from '../shared/yarl.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

export function Page({ images, thumbnails, isStill }) {
  const [index, setIndex] = useState(-1);
  const [slides] = useState(() => toSlides(images));
  return (
    <>
      <Thumbnails images={thumbnails} onPress={setIndex} />
      <Lightbox
        open={index >= 0}
        index={index}
        close={() => setIndex(-1)}
        slides={slides}
        {...(isStill && stillYarl)}
      />
    </>
  );
}
