import { useState } from 'react';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/gallery.css';
import '@loggia/ui/lightbox.css';
import { mountPage } from './mountPage.jsx';

function Page({ images }) {
  const [backend] = useState(() => createStaticBackend({ images, perPage: 24 }));
  return <ThumbnailGallery backend={backend} galleryId="1" />;
}

mountPage(Page);
