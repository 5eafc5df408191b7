import '@loggia/ui/styles.css';
import { BackendProvider } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { ThumbnailGallery } from '@loggia/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnGallery } from './OwnGallery.tsx';
import { photos } from './photos.tsx';

const backend = createStaticBackend({ images: photos });
const root = document.getElementById('root');
if (!root || typeof createWordPressBackend !== 'function')
  throw new Error('The page or an entry is not what it should be.');

createRoot(root).render(
  <StrictMode>
    <BackendProvider backend={backend}>
      <section aria-label="With the kit">
        <ThumbnailGallery images={photos} />
      </section>
    </BackendProvider>
    <OwnGallery />
  </StrictMode>,
);
