import { lawPictures } from '../pictures.ts';

/** The attorneys. Their profile links intentionally lead nowhere. */
export const ATTORNEYS = [
  {
    name: 'Judith Halden',
    role: 'Founding partner, litigation',
    text: 'Judith has argued for forty years and raised her voice twice.',
    handle: 'judith.halden',
    picture: lawPictures.firstAttorney,
  },
  {
    name: 'Marcus Rooke',
    role: 'Partner, property and inheritance',
    text: 'Marcus reads deeds as others read novels, and remembers the endings.',
    handle: 'marcus.rooke',
    picture: lawPictures.secondAttorney,
  },
  {
    name: 'Amara Lind',
    role: 'Partner, shipping and energy',
    text: 'Amara grew up on a ferry. She still checks the tide table before a hearing.',
    handle: 'amara.lind',
    picture: lawPictures.thirdAttorney,
  },
] as const;
