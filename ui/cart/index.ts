export { ShopButton, ShopSidebar } from './ShopSidebar.tsx';
export { CartButton } from './CartButton.tsx';
export type { CartButtonProps } from './CartButton.tsx';
export { CartLink } from './CartLink.tsx';
export type { CartLinkProps, ImageExtraProps } from './CartLink.tsx';
export { HoverCartLink } from './CartLink.tsx';
export { CartPanel } from './CartPanel.tsx';
export type { CartPanelProps } from './CartPanel.tsx';
