import { createPlatformLightbox } from '../shared/platformLightbox.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

/** The bare `<dialog>` with an `<img>` and a strip of the 21 surrounding thumbnails. */
export function Page({ images, thumbnails }) {
  return <Thumbnails images={thumbnails} onPress={createPlatformLightbox(images, { hasStrip: true })} />;
}
