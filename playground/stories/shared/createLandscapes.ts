import type { GalleryImage } from '@loggia/hooks';
import { drawLandscape } from './drawLandscape.ts';

const TITLES = [
  'Ridge at first light',
  'Valley haze',
  'The far pass',
  'Evening over the moor',
  'Above the tree line',
  'Last sun',
  'Quiet hills',
];

const DESCRIPTIONS = [
  'Looking east from the saddle, a few minutes after sunrise.',
  undefined,
  'The path drops into the second valley here and climbs again behind the dark ridge. On clear days the coast can be seen beyond the last line of hills, forty kilometres away.',
];

/** Widths and heights, used in turn. */
const FORMATS = [
  [1500, 1000],
  [1500, 1000],
  [1000, 1400],
  [1800, 900],
  [1200, 1200],
] as const;

/** Creates drawn landscapes with titles and, for some, descriptions. */
export function createLandscapes(count: number): readonly GalleryImage[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = FORMATS[index % FORMATS.length] ?? FORMATS[0];
    return {
      id: String(index + 1),
      url: drawLandscape(index, width, height),
      width,
      height,
      title: TITLES[index % TITLES.length],
      description: DESCRIPTIONS[index % DESCRIPTIONS.length],
    };
  });
}
