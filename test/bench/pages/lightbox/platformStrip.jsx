import { createPlatformLightbox } from '../shared/platformLightbox.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

/** The bare `<dialog>` with an `<img>`, and the 21 thumbnails around it. */
export function Page({ images, thumbnails }) {
  return <Thumbnails images={thumbnails} onPress={createPlatformLightbox(images, { hasStrip: true })} />;
}
