import { choice, range, toggle } from './controls.ts';

/** The controls of a thumbnail grid. */
export const GALLERY_CONTROLS = {
  thumbnailWidth: range(60, 500, 250, 10),
  thumbnailHeight: range(60, 500, 140, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
  titleDisplay: choice(['hover', 'show', 'below', 'above', 'none'], 'hover'),
  hasDescriptions: toggle(false),
  lightbox: toggle(true),
  hasGalleryTitle: toggle(false),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
};
