import type { SeedGallery, SeedImage } from './SeedGallery.ts';

const WIDTH_PX = 1200;
const HEIGHT_PX = 800;

function oddImage(id: number, title: string, description: string, original = `archive:${id}`): SeedImage {
  return {
    id,
    file: `odd-${id}`,
    title,
    description,
    author: 'Loggia',
    date: '2026-02-28, 09:30',
    width: WIDTH_PX,
    height: HEIGHT_PX,
    tags: [],
    original,
  };
}

const texts: readonly (readonly [title: string, description: string])[] = [
  ['Bold <b>and</b> <i>italic</i>', 'A title that looks like markup is still text:\n<p>so is this line.</p>'],
  ['<img src=x onerror="document.title=\'owned\'">', '<script>document.title = "owned"</script>'],
  ['</script><script>document.title="owned"</script>', '<!-- <script> -->'],
  ['"Double" and \'single\' quotes', 'It’s "quoted", isn\'t it?'],
  ['Salt & pepper &amp; &lt;entities&gt;', 'Typed with entities: &quot;&#039;&nbsp;&euro;'],
  ['Été à Malmö, čaj v Brně', 'Composed é and decomposed e\u0301 are two spellings of one letter.'],
  ['Mountain 🏔️ family 👩‍👩‍👧 flag 🇫🇷', '👍🏽 and a character beyond the first plane: 𝒳'],
  ['جبال عند الغروب', 'سطر أول\nسطر ثان (2026)'],
  ['הר עם English באמצע', 'שורה עם "מרכאות"'],
  ['', 'An image without a title.'],
  [`${'Donaudampfschifffahrtsgesellschafts'.repeat(4)}kapitän`, 'One word that fits nowhere.'],
  ['100 % of {{name}} ${cost} %s \u2028 end', 'A line\n\n\nafter two empty ones, and <br> in between.'],
];

/**
 * Titles and descriptions that break careless code: markup, quotes, entities, emoji, right-to-left text, and none at
 * all.
 */
export const awkwardGallery: SeedGallery = {
  id: 4,
  name: 'Awkward <texts> & "quotes"',
  slug: 'awkward',
  description: 'Titles with quotes, markup, emoji and right-to-left text.',
  images: texts.map(([title, description], index) => oddImage(201 + index, title, description)),
};

/** In a gallery of its own, because one backslash makes the real server's lightbox data invalid JSON. */
export const backslashGallery: SeedGallery = {
  id: 5,
  name: 'Backslash',
  slug: 'backslash',
  description: 'A title with a backslash, which makes WordPress send invalid JSON.',
  images: [
    oddImage(301, 'C:\\photos\\new', 'The backslashes in this title break the data of the whole lightbox.'),
    oddImage(302, 'An innocent neighbour', 'It suffers with the other one.'),
  ],
};

export const emptyGallery: SeedGallery = {
  id: 6,
  name: 'Empty',
  slug: 'empty',
  description: 'A gallery without images.',
  images: [],
};

/** The file of the second image is missing on disk, but still listed in the database. */
export const missingFileGallery: SeedGallery = {
  id: 7,
  name: 'Missing file',
  slug: 'missing-file',
  description: 'Three images, two files.',
  images: [
    oddImage(401, 'Still here', 'Its file exists.'),
    oddImage(402, 'Lost', 'Its file was deleted from the disk.', 'missing'),
    oddImage(403, 'Here as well', 'Its file exists too.'),
  ],
};

/** Images with a watermark and without a context menu. */
export const signedGallery: SeedGallery = {
  id: 50,
  name: 'Signed',
  slug: 'signed',
  description: 'Images with a watermark and without a context menu.',
  isProtected: true,
  images: ['Low Tide', 'High Moor', 'First Frost', 'Late Light'].map((title, index) => ({
    ...oddImage(9501 + index, title, ''),
    file: `signed-${index + 1}`,
  })),
};
