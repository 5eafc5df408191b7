export { useBar, useCounterText } from './useBar.ts';
export { useControlBar } from './useControlBar.ts';
export { useFullSize } from './useFullSize.ts';
export { useIdle } from './useIdle.ts';
export { useInfo } from './useInfo.ts';
export { useMaximize } from './useMaximize.ts';
export { useMoreMenu } from './useMoreMenu.ts';
export { useRatingPanel } from './useRatingPanel.ts';
export { useSidebars } from './useSidebars.ts';
export { useTooltip } from './useTooltip.ts';
export { useTooltipIntent } from './useTooltipIntent.ts';
export { PANELS_LABELS } from './labels.ts';
export {
  IDLE_DELAY_MS,
  INFO_DELAY_MS,
  RESIZE_DURATION_MS,
  SHOP_OPEN_DELAY_MS,
  SIDEBAR_DURATION_MS,
  TOOLTIP_DELAY_MS,
} from './constants.ts';
export type { UseIdleOptions } from './useIdle.ts';
export { useMenuButton } from '../../core/shared/useMenuButton.ts';
export type { MenuReason, UseMenuButtonOptions, UseMenuButtonResult } from '../../core/shared/useMenuButton.ts';
export type { UseTooltipOptions, UseTooltipResult } from './useTooltip.ts';
export type { UseMoreMenuOptions, UseMoreMenuResult } from './useMoreMenu.ts';
export type { PanelsLabels, SidebarLabels } from './labels.ts';
export type { SidebarStatus } from './sidebarsReducer.ts';
export type {
  ControlBarChangeReason,
  ControlName,
  ControlGroups,
  InfoChangeReason,
  MaximizeChangeReason,
  MoreMenuReason,
  PanelsTarget,
  RatingPanelChangeReason,
  UseBarOptions,
  UseBarResult,
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
