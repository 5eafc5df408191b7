export { ShareMenu } from './ShareMenu.tsx';
export type { ShareMenuProps } from './ShareMenu.tsx';
export { ShareButton } from './ShareButton.tsx';
export type { ShareButtonProps, ShareMenuPart } from './ShareButton.tsx';
export { ShareButtons } from './ShareButton.tsx';
export { ShareLinks } from './SharePanel.tsx';
export type { ShareLinksProps } from './SharePanel.tsx';
