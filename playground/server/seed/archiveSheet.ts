import { createRandom } from '../createRandom.ts';

type Size = readonly [width: number, height: number];

const SIZES: readonly [Size, ...Size[]] = [
  [1200, 800],
  [1200, 900],
  [1280, 720],
  [1000, 1000],
  [800, 1200],
  [900, 1200],
];

const LANDS = ['Ridge', 'Dunes', 'Valley', 'Lake', 'Hills', 'Coast'] as const;
const HOURS = ['at dawn', 'at noon', 'at dusk', 'in mist', 'at night', 'before rain'] as const;

/** The content of an archive sheet, derived from its number. */
export interface ArchiveSheet {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The name of the sheet's picture. All sheets share 36 pictures. */
  readonly picture: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Returns the sheet with this number, which is the same on every call. */
export function archiveSheet(number: number): ArchiveSheet {
  const random = createRandom(number);
  const pick = <TItem>(items: readonly [TItem, ...TItem[]]): TItem =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const [width, height] = pick(SIZES);
  const land = pick(LANDS);
  const hour = pick(HOURS);
  const title = `${land} ${hour}`;
  return { number, width, height, picture: title.toLowerCase().replaceAll(' ', '-'), title, tags: [land] };
}
