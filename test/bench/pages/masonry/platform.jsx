import { Placed } from '../shared/Placed.jsx';
import { placeMasonry } from '../shared/platformLayouts.js';

/** One pass over the images, and only what the window shows is drawn. */
export function Page({ images }) {
  return <Placed images={images} place={placeMasonry} />;
}
