import { ImageProtection, ThumbnailGallery } from '@loggia/ui';
import {
  allParts,
  createLandscapes,
  createStaticBackend,
  GALLERY_CONTROLS,
  stage,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Protection' };

const IMAGES = createLandscapes(8);
const OPEN = createStaticBackend({ images: IMAGES });
const PROTECTED = createStaticBackend({ images: IMAGES, settings: { protectImages: true } });

const Protected = stage(ImageProtection, { children: <ThumbnailGallery backend={OPEN} /> });
const story = withControls(Protected, { enabled: toggle(true) });
const Gallery = stage(ThumbnailGallery, { backend: PROTECTED });
const galleryStory = withControls(Gallery, GALLERY_CONTROLS);

export const Default = story(
  <Protected hint="Right-click a thumbnail: there is no context menu. The lightbox has its own setting, and still has the menu." />,
);

export const InTheLightbox = galleryStory(
  <Gallery hint="Open an image: it has no context menu, but text fields and thumbnails do." />,
);

export const AllParts = allParts('Protection', { Default, InTheLightbox });
