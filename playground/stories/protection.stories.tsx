import '@loggia/ui/styles.css';
import { useState } from 'react';
import { ImageProtection, ThumbnailGallery, type ImageProtectionProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { Story } from './shared/Story.tsx';
import { range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Protection' };

const IMAGES = createLandscapes(8);
const OPEN = createStaticBackend({ images: IMAGES });
const PROTECTED = createStaticBackend({ images: IMAGES, settings: { protectImages: true } });

/** The container is controlled; the lightbox has its own setting. */
function ControlledDemo(options: Pick<ImageProtectionProps, 'enabled'>) {
  const [isProtected, setProtected] = useState(true);
  return (
    <Story hint="Right-click a thumbnail: there is no context menu. The lightbox has its own setting, and still has the menu.">
      <p className="story-row">
        <label>
          <input type="checkbox" checked={isProtected} onChange={({ target }) => setProtected(target.checked)} /> no
          context menu on the thumbnails
        </label>
      </p>
      <ImageProtection enabled={isProtected} {...options}>
        <ThumbnailGallery backend={OPEN} />
      </ImageProtection>
    </Story>
  );
}

const story = withControls(ThumbnailGallery, {
  thumbnailWidth: range(60, 500, 250, 10),
  thumbnailHeight: range(60, 500, 140, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
});

const protectionStory = withControls(ControlledDemo, { enabled: toggle(true) });
export const Controlled = protectionStory(<ControlledDemo />);

export const InTheLightbox = story(
  <Story hint="Open an image: it has no context menu, but text fields and thumbnails do.">
    <ThumbnailGallery backend={PROTECTED} />
  </Story>,
);

export const AllParts = allParts('Protection', { Controlled, InTheLightbox });
