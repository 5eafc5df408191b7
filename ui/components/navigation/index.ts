export { OffCanvasMenu } from './OffCanvasMenu.tsx';
export type { OffCanvasMenuProps } from './OffCanvasMenu.tsx';
export { SiteNavigation } from './SiteNavigation.tsx';
export type { SiteNavigationProps } from './SiteNavigation.tsx';
