import '@loggia/ui/styles.css';
import type { GalleryImage } from '@loggia/hooks';

const COLOURS = ['4a6670', '8a9a5b', 'b5651d', '5d3a6e', '28536b'];

/** A single-color image with an aspect ratio of 5:3 that loads without a server. */
export function paint(index: number, width = 500): string {
  const [height, colour] = [width * 0.6, COLOURS[index % COLOURS.length]];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Images whose thumbnails load immediately, and whose link URLs are never requested. */
export const createArchive = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: `/photos/${index + 1}.jpg`,
    title: `Ridge ${index + 1}`,
    thumbnail: { url: paint(index), width: 500, height: 300 },
  }));

export const gallery = () => find('.loggia-gallery');
export const list = () => find('.loggia-thumbnails');
export const items = () => [...list().children].map((item) => item as HTMLElement);
export const indices = () => items().map((item) => Number(item.dataset['index']));
export const thumbnail = (index: number) => find(`[data-index="${index}"] > *`);

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
