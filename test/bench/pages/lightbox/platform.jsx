import { createPlatformLightbox } from '../shared/platformLightbox.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

/** A bare `<dialog>` with one `<img>`, using only the platform. */
export function Page({ images, thumbnails }) {
  return <Thumbnails images={thumbnails} onPress={createPlatformLightbox(images, { hasStrip: false })} />;
}
