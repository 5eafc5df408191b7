import { VIDEOS_PATH } from '../../../server/playlists/constants.ts';

/** A video hosted by the site, and its poster. */
export const FILM = {
  href: `${VIDEOS_PATH}/colonnade.webm`,
  still: { url: `${VIDEOS_PATH}/colonnade.webp`, width: 960, height: 540 },
  title: 'A day under the colonnade',
  text: 'Shadows walk round the old courthouse. A drawn film of six seconds, without sound.',
} as const;

/** The reasons to choose the firm. */
export const REASONS = {
  title: 'A small house, on purpose',
  paragraphs: [
    'Eighteen lawyers share one corridor here. A question about a lease reaches the colleague who litigates leases before the coffee is cold, and nobody bills you for the walk.',
    'We tell you in the first meeting what we think of your case, what it may cost at most, and whether you need us at all. About one visitor in six does not.',
  ],
  measures: [
    { label: 'Disputes settled before trial', value: 82 },
    { label: 'Matters led by a partner', value: 100 },
    { label: 'Clients who come back', value: 91 },
    { label: 'Letters answered within a day', value: 96 },
  ],
} as const;
