export { ShareButton } from './ShareButton.tsx';
export type { ShareButtonProps } from './ShareButton.tsx';
export { ShareButtons } from './ShareButtons.tsx';
export { ShareLinks } from './ShareLinks.tsx';
export type { ShareLinksProps } from './ShareLinks.tsx';
