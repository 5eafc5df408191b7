import { readCatalogue } from '../seed/readCatalogue.ts';
import type { VideoRow } from './rows.ts';

/**
 * Videos of every provider. External ones are replaced by stubs on this server. Some have titles that break naive
 * lists.
 */
export const mixedVideos: readonly VideoRow[] = readCatalogue(`
clip-lighthouse | file | lighthouse | The lighthouse turns
  Twice in six seconds, whether a ship comes or not.
loggia-yt_1 | youtube | tide | On YouTube: the tide & the "moon"
  A frame of YouTube, or what stands in for one here.
  https://example.test/tide
700100 | vimeo | arches | On Vimeo: <em>arches</em> that are no markup
  The same for Vimeo.
clip-aurora-ru | file | aurora | Северное сияние над заливом
  Две завесы света и вода под ними.
loggia-yt_2 | youtube | dunes | 砂丘と雲の影
700200 | vimeo | pendulums | בנדולים: eleven of them
  From right to left and back again.
clip-gone | file | gone | A video whose file was deleted
  A player says so, and gives a way on.`).map(
  ({ cells: [id = '', provider = '', clip = '', title = ''], description }) => ({
    id,
    provider: provider as VideoRow['provider'],
    clip,
    title,
    description,
  }),
);
