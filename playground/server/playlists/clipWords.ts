import { readCatalogue } from '../seed/readCatalogue.ts';

export interface ClipWords {
  /** The base name of the clip's files. */
  readonly clip: string;
  /** Two or three words, for the titles of a series. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hasCaptions: boolean;
}

/** The titles of the demo's clips. */
export const clipWords: readonly ClipWords[] = readCatalogue(`
daybreak | Six ridges | Daybreak over six ridges | captions
  The sun takes a look at the valley, and thinks better of it.
  Six seconds, no sound.
colonnade | The colonnade | The colonnade, with a day in it
  Shadows go along the floor of the old courthouse, from one end of the day to the other.
tide | The tide | Spring tide
  Nine waves and one moon.
aurora | Northern lights | Northern lights above the bay
  Two curtains of light, and what the water makes of them.
arches | A walk | A walk through the loggia
  Arch after arch after arch.
  Whoever finds the end of this corridor may keep it: nobody on our staff has ever come back with a measurement, only with a longing for the next arch, and the one after that.
rings | First drops | The first drops of a shower
  A pond keeps count.
pendulums | Pendulums | Eleven pendulums
  They begin together, lose each other, and find together again.
lighthouse | The lighthouse | The lighthouse turns
  Twice in six seconds, whether a ship comes or not.
dunes | Dunes | Shadows of clouds on dunes
  The wind carries the sand, the clouds carry the shade.`).map(
  ({ cells: [clip = '', name = '', title = '', more], description }) => ({
    clip,
    name,
    title,
    description,
    hasCaptions: more === 'captions',
  }),
);
