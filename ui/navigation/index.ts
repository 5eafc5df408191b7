export { OffCanvasMenu } from './SiteNavigation.tsx';
export type { OffCanvasMenuProps } from './SiteNavigation.tsx';
export { SiteNavigation } from './SiteNavigation.tsx';
export type { SiteNavigationProps } from './SiteNavigation.tsx';
