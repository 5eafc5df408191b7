export { ImagePopups } from './popupLinks.tsx';
export type { ImagePopupsProps } from './popupLinks.tsx';
export { MediaLink } from './popupLinks.tsx';
export type { MediaLinkProps } from './popupLinks.tsx';
