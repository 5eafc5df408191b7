import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Share from 'yet-another-react-lightbox/plugins/share';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import ThumbnailStrip from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { stillYarl, toSlides } from '../shared/yarl.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

const plugins = [Captions, Counter, Fullscreen, Share, Slideshow, ThumbnailStrip, Zoom];

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
        plugins={plugins}
        {...(isStill && stillYarl)}
      />
    </>
  );
}
