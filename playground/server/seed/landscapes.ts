import { readPictures } from './readPictures.ts';
import type { SeedGallery } from './SeedGallery.ts';

const FIRST_ID = 21;

// A picture in `images/pictures/landscapes` has the same file name. The note is a page to link to.
const LANDSCAPES = `
first-light | First Light on the High Ridge | 2026-06-02, 05:12 | 2400 × 1600 | Mountains, Dawn, Snow
  The sun has found the summit. The valley has another hour to sleep.
blue-hour | Blue Hour at the Lake | 2026-06-03, 21:40 | 2560 × 1440 | Mountains, Water, Dusk | /galleries/public-domain
  Nothing moves but the last of the light.
seven-valleys | Seven Valleys of Mist | 2026-09-14, 06:55 | 2400 × 1800 | Forest, Mist, Dawn
  Each ridge a little paler than the one before it, until there is only sky.
larch-october | Larches in October | 2025-10-19, 15:20 | 2400 × 1600 | Mountains, Forest, Day | /views/masonry
  Two weeks of gold, and then the needles fall.
last-half-hour | Dunes, the Last Half Hour | 2026-04-08, 18:31 | 2400 × 1350 | Desert, Dusk
  Every crest draws its own shadow, longer by the minute.
green-night | Green Night | 2026-02-17, 00:24 | 2400 × 1600 | Mountains, Water, Night
  The sky began to move shortly after midnight.
moon-over-pines | Moon over the Pines | 2026-01-03, 22:48 | 1600 × 2400 | Forest, Night
  Bright enough to read by, if one had brought a book.
tarn-at-noon | Tarn at Noon | 2026-07-21, 12:05 | 2400 × 1600 | Mountains, Water, Day
  Cold, clear and not at all as shallow as it looks.
mesas-after-rain | Mesas after Rain | 2026-08-11, 19:02 | 2560 × 1280 | Desert, Dusk
  The dust is down, and the far tables stand up one behind the other.
sea-of-clouds | Above the Sea of Clouds | 2025-11-25, 08:10 | 2400 × 1600 | Mountains, Mist, Dawn
  Below, a grey Tuesday. Up here, this.
low-sun-islands | Islands at Low Sun | 2026-05-30, 20:55 | 2400 × 1500 | Sea, Water, Dusk
  The ferry had gone; the road of light was still there.
four-in-the-afternoon | Snow, Four in the Afternoon | 2026-01-20, 16:00 | 2400 × 1600 | Mountains, Snow, Dusk
  Blue shadows on one side, the last warmth on the other.
rain-on-its-way | Rain on Its Way | 2026-04-27, 14:15 | 2400 × 1600 | Mountains, Mist, Day
  The far ridge went first. Then the one in front of it.
hill-country | Hill Country in May | 2026-05-12, 10:30 | 2400 × 1350 | Hills, Day
  Rounded, mown and folded like a blanket.
tall-pines | Tall Pines, Early | 2026-09-02, 06:40 | 1600 × 2400 | Forest, Mist, Dawn
  The mist stands between the trunks as if it were waiting for someone.
river-overhead | The River Overhead | 2026-08-14, 01:30 | 1800 × 2400 | Mountains, Night
  Two hundred thousand million stars, and one owl.
violet-hour | Violet Hour | 2026-06-29, 21:22 | 2400 × 1600 | Hills, Dusk
  Between the sun and the first star.
under-the-glacier | Under the Glacier | 2026-07-08, 11:18 | 2000 × 2000 | Mountains, Snow, Water, Day
  The melt water is milk and turquoise.
marsh-gold | The Marsh Turns Gold | 2025-10-04, 17:50 | 2560 × 1440 | Water, Dusk
  Cranes somewhere on the left, heard and not seen.
red-morning | Red Morning | 2026-03-18, 06:05 | 2400 × 1600 | Mountains, Dawn
  The shepherds had been right about the weather.
long-fjord | The Long Fjord | 2026-07-01, 22:30 | 2560 × 1098 | Sea, Mountains, Water, Dusk
  Eleven headlands, counted twice.
desert-night | Desert Night | 2026-04-09, 23:58 | 2400 × 1600 | Desert, Night
  The sand gives back the day until about three.
polar-twilight | Polar Twilight | 2025-12-21, 12:00 | 2400 × 1350 | Mountains, Snow, Sea, Water
  Noon in December: the sun does not come, it only sends colours.
light-under-the-storm | Light under the Storm | 2026-06-18, 18:44 | 2400 × 1600 | Hills, Day
  For one minute the plain was brighter than the sky.
still-water | Still Water | 2026-05-03, 05:50 | 2000 × 2000 | Forest, Water, Mist, Dawn
  Turn it upside down: nobody will notice.
a-very-tall-sky | A Very Tall Sky | 2026-08-30, 19:36 | 1440 × 2560 | Hills, Dusk
  Mostly weather, with a little land for scale.
heather-moor | Heather, August | 2026-08-16, 16:42 | 2400 × 1600 | Hills, Day
  The moor hums. It is the bees.
salt-mirror | Salt Mirror | 2026-02-06, 18:20 | 2560 × 1440 | Desert, Water, Dusk
  A hand of water on a hundred kilometres of salt.`;

/** Generated landscapes. */
export const landscapeGallery: SeedGallery = {
  id: 2,
  name: 'Landscapes',
  slug: 'landscapes',
  description: 'Twenty-eight places that a program made up.',
  images: readPictures(LANDSCAPES).map(({ note, ...landscape }, index) => ({
    ...landscape,
    redirect: note || undefined,
    id: FIRST_ID + index,
    author: 'Loggia',
    original: `landscape:${landscape.file}`,
  })),
};
