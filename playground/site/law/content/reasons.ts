import { VIDEOS_PATH } from '../../../server/playlists/constants.ts';

/** A film of the demo, from its own server. */
export const FILM_HREF = `${VIDEOS_PATH}/arches.webm`;

/** Why people choose the firm. */
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
