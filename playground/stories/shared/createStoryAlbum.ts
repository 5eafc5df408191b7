import type { StaticAlbum } from '@loggia/hooks/static';
import { createLandscapes } from './createLandscapes.ts';

const PICTURES = createLandscapes(24);
const LONG =
  'Five days on the ridge, from the first hut to the last, with one night outside because the door was shut. ' +
  'The weather held until the third afternoon; what came after is in the second gallery, for those who like rain. ' +
  'Nothing here was taken from a road, and nothing was moved afterwards.';

const part = (start: number, end: number) => PICTURES.slice(start, end);

/** Nested albums with galleries of drawn landscapes. */
export const STORY_ALBUM: StaticAlbum = {
  id: '1',
  title: 'Journeys',
  description: 'Everything that was brought home.',
  entries: [
    { id: '11', title: 'Ridge walk', description: LONG, images: part(0, 9) },
    {
      id: '2',
      title: 'The valleys',
      description: 'Lower down, and slower.',
      entries: [
        { id: '12', title: 'First valley', description: 'In haze.', images: part(9, 14) },
        {
          id: '3',
          title: 'Side valleys',
          entries: [{ id: '13', title: 'Where nobody goes', images: part(14, 18) }],
        },
      ],
    },
    { id: '14', title: 'Evenings', description: 'The last light of each day.', images: part(18, 24) },
    { id: '4', title: 'Not gone to yet', description: 'An album for later.', entries: [] },
  ],
};

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** Albums with very long titles, without titles, and without images. */
export const AWKWARD_ALBUM: StaticAlbum = {
  id: '1',
  title: `${WORD} and other titles that are longer than anybody thought when the page was drawn`,
  description: LONG,
  entries: [
    { id: '11', title: WORD.repeat(2), description: WORD.repeat(6), images: part(0, 2) },
    { id: '12', images: part(2, 5) },
    {
      id: '2',
      title: 'An album in which everything has a name of at least eight words',
      description: LONG,
      entries: [],
    },
    { id: '13', title: 'No picture', description: 'A gallery without images.', images: [] },
  ],
};

/** In Hebrew. */
export const HEBREW_ALBUM: StaticAlbum = {
  id: '1',
  title: 'מסעות',
  description: 'כל מה שהבאנו הביתה.',
  entries: [
    { id: '11', title: 'הליכה על הרכס', description: 'חמישה ימים, מהבקתה הראשונה עד האחרונה.', images: part(0, 9) },
    {
      id: '2',
      title: 'העמקים',
      description: 'נמוך יותר, ולאט יותר.',
      entries: [{ id: '12', title: 'העמק הראשון', images: part(9, 14) }],
    },
    { id: '14', title: 'ערבים', images: part(18, 24) },
  ],
};
