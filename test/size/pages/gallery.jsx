import '@loggia/ui/gallery.css';
import '@loggia/ui/lightbox.css';
import { BackendProvider } from '@loggia/hooks/backend';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery } from '@loggia/ui/gallery';
import { createRoot } from 'react-dom/client';
import { images } from './images.js';

const effect = new URLSearchParams(location.search).get('effect') ?? 'none';
const backend = createStaticBackend({ images, perPage: images.length });

createRoot(document.getElementById('page')).render(
  <BackendProvider backend={backend}>
    <ThumbnailGallery images={images} lightbox={{ effect, filmstrip: true, hits: false }} />
  </BackendProvider>,
);
