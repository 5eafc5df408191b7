import '@loggia/ui/styles.css';
import { useState } from 'react';
import { createStaticBackend } from '@loggia/hooks/static';
import { ImageProtection, ThumbnailGallery } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { Story } from './shared/Story.tsx';

export default { title: 'Protection' };

const IMAGES = createLandscapes(8);
const OPEN = createStaticBackend({ images: IMAGES });
const PROTECTED = createStaticBackend({ images: IMAGES, settings: { protectImages: true } });

/** The container, and the lightbox of its own accord. */
export function Controlled() {
  const [isProtected, setProtected] = useState(true);
  return (
    <Story hint="Press the right button on a thumbnail: no menu comes. The lightbox has a setting of its own, and its menu.">
      <p className="story-row">
        <label>
          <input type="checkbox" checked={isProtected} onChange={({ target }) => setProtected(target.checked)} /> no
          context menu on the thumbnails
        </label>
      </p>
      <ImageProtection enabled={isProtected}>
        <ThumbnailGallery backend={OPEN} />
      </ImageProtection>
    </Story>
  );
}

export const InTheLightbox = () => (
  <Story hint="Open a picture: it has no menu, and the text fields beside it have one. The thumbnails have theirs, too.">
    <ThumbnailGallery backend={PROTECTED} />
  </Story>
);
