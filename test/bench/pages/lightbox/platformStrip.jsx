import { createPlatformLightbox } from '../shared/platformLightbox.js';
import { Thumbnails } from '../shared/Thumbnails.jsx';

/** The bare `<dialog>` with an `<img>`, and the 21 thumbnails around it. */
export default function PlatformStrip({ images, thumbnails }) {
  return <Thumbnails images={thumbnails} onPress={createPlatformLightbox(images, { hasStrip: true })} />;
}
