import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { MasonryGallery, JustifiedGallery } from '@loggia/ui';

const FORMATS = [
  [500, 300],
  [300, 420],
  [500, 250],
  [400, 400],
  [500, 334],
  [334, 500],
  [500, 200],
] as const;

/** A single-color image that loads without a server. */
export function paint(index: number): string {
  const [width, height] = FORMATS[index % FORMATS.length] ?? FORMATS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(${(index * 47) % 360} 30% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Images with several aspect ratios. */
export const createImages = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = FORMATS[index % FORMATS.length] ?? FORMATS[0];
    const thumbnail = { url: paint(index), width, height };
    return { id: String(index + 1), url: `/photos/${index + 1}.jpg`, title: `Ridge ${index + 1}`, thumbnail };
  });

/** The same images without sizes. */
export const createUnsizedImages = (count: number): readonly GalleryImage[] =>
  createImages(count).map(({ thumbnail, ...image }) => ({ ...image, thumbnail: { url: thumbnail?.url ?? '' } }));

export interface ViewProps {
  readonly images: readonly GalleryImage[];
  readonly lightbox?: false;
  readonly initialCount?: number;
}

/** The four layouts, by name. */
export const VIEWS: readonly (readonly [name: string, view: (props: ViewProps) => ReactElement])[] = [
  ['masonry of columns', (props) => <MasonryGallery {...props} />],
  ['masonry of rows', (props) => <MasonryGallery {...props} direction="rows" maxColumns={3} />],
  ['justified layout of columns', (props) => <JustifiedGallery {...props} />],
  ['justified layout of rows', (props) => <JustifiedGallery direction="rows" {...props} />],
];

export const list = () => find('.loggia-images');
export const items = () => [...list().children].map((item) => item as HTMLElement);
export const indices = () => items().map((item) => Number(item.dataset['index']));
export const link = (index: number) => find(`[data-index="${index}"] > *`);

export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
