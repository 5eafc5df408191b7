import type { GalleryImage } from '@loggia/hooks';

/** A custom image type, which every hook preserves. */
export interface Photo extends GalleryImage {
  readonly colour: string;
}

export const photos: readonly Photo[] = ['teal', 'coral', 'olive', 'navy'].map((colour, index) => ({
  id: String(index + 1),
  url: `/${colour}.svg`,
  width: 600,
  height: 400,
  title: `A field of ${colour}`,
  colour,
}));
