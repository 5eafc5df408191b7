import type { VideoRow } from './rows.ts';

/**
 * Videos of every provider. External ones are replaced by stubs on this server. Some have titles that break naive
 * lists.
 */
export const mixedVideos: readonly VideoRow[] = [
  {
    id: 'clip-lighthouse',
    provider: 'file',
    clip: 'lighthouse',
    title: 'The lighthouse turns',
    description: 'Twice in six seconds, whether a ship comes or not.',
  },
  {
    id: 'loggia-yt_1',
    provider: 'youtube',
    clip: 'tide',
    title: 'On YouTube: the tide & the "moon"',
    description: 'A frame of YouTube, or what stands in for one here.\nhttps://example.test/tide',
  },
  {
    id: '700100',
    provider: 'vimeo',
    clip: 'arches',
    title: 'On Vimeo: <em>arches</em> that are no markup',
    description: 'The same for Vimeo.',
  },
  {
    id: 'clip-aurora-ru',
    provider: 'file',
    clip: 'aurora',
    title: 'Северное сияние над заливом',
    description: 'Две завесы света и вода под ними.',
  },
  {
    id: 'loggia-yt_2',
    provider: 'youtube',
    clip: 'dunes',
    title: '砂丘と雲の影',
    description: '',
  },
  {
    id: '700200',
    provider: 'vimeo',
    clip: 'pendulums',
    title: 'בנדולים: eleven of them',
    description: 'From right to left and back again.',
  },
  {
    id: 'clip-gone',
    provider: 'file',
    clip: 'gone',
    title: 'A video whose file was deleted',
    description: 'A player says so, and gives a way on.',
  },
];
