import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import 'yet-another-react-lightbox/styles.css';
import { toSlides } from '../shared/yarl.js';

const plugins = [Inline];

export function Page({ images }) {
  const [slides] = useState(() => toSlides(images));
  return <Lightbox slides={slides} plugins={plugins} inline={{ style: { height: 300 } }} />;
}
