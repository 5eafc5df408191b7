import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import 'yet-another-react-lightbox/styles.css';

const plugins = [Inline];

/** Uses the small files, like all carousels. */
const slideOf = ({ title, thumbnail: { url, width, height } }) => ({ src: url, alt: title, width, height });

export function Page({ images }) {
  const [slides] = useState(() => images.map(slideOf));
  return <Lightbox slides={slides} plugins={plugins} inline={{ style: { height: 300 } }} />;
}
