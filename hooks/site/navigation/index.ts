export { useOffCanvasMenu } from './useOffCanvasMenu.ts';
export { useSiteNavigation } from './useSiteNavigation.ts';
export { NAVIGATION_LABELS } from './labels.ts';
export type { NavigationLabels } from './labels.ts';
export type {
  NavigationItem,
  OffCanvasReason,
  OpenSubmenu,
  UseOffCanvasMenuOptions,
  UseOffCanvasMenuResult,
  UseSiteNavigationOptions,
  UseSiteNavigationResult,
} from './types.ts';
