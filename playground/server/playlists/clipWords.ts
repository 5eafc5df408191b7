export interface ClipWords {
  /** The base name of its files. */
  readonly clip: string;
  /** Two or three words, for the titles of a series. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether it has captions. @default false */
  readonly hasCaptions?: boolean;
}

/** The titles of the demo's clips. */
export const clipWords: readonly [ClipWords, ...ClipWords[]] = [
  {
    clip: 'daybreak',
    name: 'Six ridges',
    title: 'Daybreak over six ridges',
    description: 'The sun takes a look at the valley, and thinks better of it.\nSix seconds, no sound.',
    hasCaptions: true,
  },
  {
    clip: 'colonnade',
    name: 'The colonnade',
    title: 'The colonnade, with a day in it',
    description: 'Shadows go along the floor of the old courthouse, from one end of the day to the other.',
  },
  {
    clip: 'tide',
    name: 'The tide',
    title: 'Spring tide',
    description: 'Nine waves and one moon.',
  },
  {
    clip: 'aurora',
    name: 'Northern lights',
    title: 'Northern lights above the bay',
    description: 'Two curtains of light, and what the water makes of them.',
  },
  {
    clip: 'arches',
    name: 'A walk',
    title: 'A walk through the loggia',
    description:
      'Arch after arch after arch.\nWhoever finds the end of this corridor may keep it: nobody on our staff has ever come back ' +
      'with a measurement, only with a longing for the next arch, and the one after that.',
  },
  {
    clip: 'rings',
    name: 'First drops',
    title: 'The first drops of a shower',
    description: 'A pond keeps count.',
  },
  {
    clip: 'pendulums',
    name: 'Pendulums',
    title: 'Eleven pendulums',
    description: 'They begin together, lose each other, and find together again.',
  },
  {
    clip: 'lighthouse',
    name: 'The lighthouse',
    title: 'The lighthouse turns',
    description: 'Twice in six seconds, whether a ship comes or not.',
  },
  {
    clip: 'dunes',
    name: 'Dunes',
    title: 'Shadows of clouds on dunes',
    description: 'The wind carries the sand, the clouds carry the shade.',
  },
];
