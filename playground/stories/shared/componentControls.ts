import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { SlideEffect, WatermarkPosition } from '@loggia/hooks';
import { choice, range, toggle } from './controls.ts';

// The controls of components that have several story files.

const EFFECTS = Object.keys(SLIDE_EFFECTS) as SlideEffect[];
const POSITIONS = ['top', 'middle', 'bottom'].flatMap((row) =>
  ['left', 'center', 'right'].map((column) => `${row}-${column}` as WatermarkPosition),
);
const PAGER_POSITION = choice(['below', 'above', 'both'], 'below');

export const MASONRY_CONTROLS = {
  direction: choice(['columns', 'rows'], 'columns'),
  thumbnailSize: range(100, 500, 250, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
  titleDisplay: choice(['hover', 'show', 'below', 'none'], 'none'),
  hasDescriptions: toggle(false),
  hasPlayIcon: toggle(true),
  lightbox: toggle(true),
};

export const IMAGE_BROWSER_CONTROLS = {
  width: range(200, 1600, 800, 10),
  hasTitle: toggle(true),
  hasDescription: toggle(true),
  headingLevel: choice([1, 2, 3, 4, 5, 6], 2),
  pagerPosition: PAGER_POSITION,
  lightbox: toggle(true),
};

export const BLOG_CONTROLS = {
  hasTitles: toggle(true),
  hasDescriptions: toggle(false),
  hasComments: toggle(false),
  hasRating: toggle(false),
  hasCart: toggle(false),
  width: range(200, 1600, 800, 10),
  headingLevel: choice([1, 2, 3, 4, 5, 6], 3),
  pagerPosition: PAGER_POSITION,
  lightbox: toggle(true),
};

export const BROWSER_CONTROLS = {
  paging: choice(['numbers', 'arrows', 'button', 'scroll', 'none'], 'numbers'),
  pagerPosition: PAGER_POSITION,
  hasSearch: toggle(true),
  hasSort: toggle(true),
  hasPagerLabels: toggle(false),
  hasItemCount: toggle(false),
};

export const FEATURE_CAROUSEL_CONTROLS = {
  imageWidth: range(100, 800, 300, 10),
  imageHeight: range(100, 800, 300, 10),
  columns: range(1, 9, 5, 2),
  ratio: range(0.3, 1, 0.75, 0.05),
  referenceWidth: range(300, 1600, 800, 10),
  fitsContainer: toggle(true),
  hasTitles: toggle(false),
  autoplay: toggle(false),
  intervalMs: range(500, 10_000, 5000, 250),
  lightbox: toggle(true),
  enabled: toggle(true),
};

export const INLINE_SLIDESHOW_CONTROLS = {
  effect: choice(EFFECTS, 'fade'),
  effectDurationMs: range(0, 4000, 100, 50),
  intervalMs: range(500, 10_000, 5000, 250),
  autoplay: toggle(false),
  loop: toggle(true),
  shuffle: toggle(false),
  controls: toggle(true),
  autoHideControls: toggle(true),
  filmstrip: choice(['fixedSize', 'fixedCount', 'dots', false], 'fixedSize'),
  filmstripPosition: choice(['bottom', 'top', 'left', 'right'], 'bottom'),
  filmstripCount: range(1, 12, 5),
  hasTitle: toggle(false),
  titlePosition: choice(POSITIONS, 'top-right'),
  isTitleFullWidth: toggle(false),
  hasDescription: toggle(false),
  descriptionPosition: choice(POSITIONS, 'bottom-right'),
  lightbox: toggle(true),
  enabled: toggle(true),
};

export const PLAYLIST_CONTROLS = {
  template: choice(['grid', 'list', 'mix', 'masonry', 'carousel', 'bigThumb'], 'grid'),
  columns: range(1, 6, 3),
  paging: choice(['pager', 'loadMore', 'none'], 'pager'),
  pagerPosition: PAGER_POSITION,
  showTitles: toggle(true),
  showDescriptions: toggle(true),
  requiresConsent: toggle(false),
  followHash: toggle(true),
  mediaSession: toggle(true),
};
