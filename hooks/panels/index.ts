export { useControlBar } from './useControlBar.ts';
export { useFullSize } from './useMaximize.ts';
export { useInfo } from './useInfo.ts';
export { useMaximize } from './useMaximize.ts';
export { useRatingPanel } from './useRatingPanel.ts';
export { useSidebars } from './useSidebars.ts';
export { PANELS_LABELS } from './labels.ts';
export { INFO_DELAY_MS, RESIZE_DURATION_MS, SHOP_OPENING_DELAY_MS, SIDEBAR_DURATION_MS } from './constants.ts';
export type { PanelsLabels, SidebarLabels } from './labels.ts';
export type { SidebarStatus } from './sidebarsReducer.ts';
export type {
  ControlBarChangeReason,
  ControlName,
  InfoChangeReason,
  MaximizeChangeReason,
  PanelsTarget,
  RatingPanelChangeReason,
  UseControlBarOptions,
  UseControlBarResult,
  UseInfoOptions,
  UseInfoResult,
  UseMaximizeOptions,
  UseMaximizeResult,
  UseRatingPanelOptions,
  UseRatingPanelResult,
} from './types.ts';
export type {
  SidebarChangeReason,
  SidebarPosition,
  SidebarRequest,
  UseSidebarsOptions,
  UseSidebarsResult,
} from './sidebarTypes.ts';
