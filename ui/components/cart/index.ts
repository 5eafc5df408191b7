export { CartButton } from './CartButton.tsx';
export type { CartButtonProps } from './CartButton.tsx';
export { CartLink } from './CartLink.tsx';
export type { CartLinkProps, ImageExtraProps } from './CartLink.tsx';
export { HoverCartLink } from './HoverCartLink.tsx';
export { CartPanel } from './CartPanel.tsx';
export type { CartPanelProps } from './CartPanelProps.ts';
