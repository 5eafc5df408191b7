import { Placed } from '../shared/Placed.jsx';
import { placeRows } from '../shared/platformLayouts.js';

/** A single pass over the images. Renders only those near the viewport. */
export function Page({ images }) {
  return <Placed images={images} place={placeRows} />;
}
