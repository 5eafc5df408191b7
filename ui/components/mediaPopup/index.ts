export { ImagePopups } from './ImagePopups.tsx';
export type { ImagePopupsProps } from './ImagePopups.tsx';
export { MediaLink } from './MediaLink.tsx';
export type { MediaLinkProps } from './MediaLink.tsx';
