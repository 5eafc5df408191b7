import type { GalleryImage } from '../../hooks/data/backend/GalleryImage.ts';

const COLOURS = ['teal', 'coral', 'olive', 'plum', 'navy'];

const paint = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`)}`;

/** Five images that load without a server. */
export const paintedImages: readonly GalleryImage[] = COLOURS.map((colour, index) => ({
  id: String(index + 1),
  url: paint(colour),
  title: `Image ${index + 1}`,
}));
