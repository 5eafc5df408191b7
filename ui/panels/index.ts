export { CounterText, LightboxBar, LightboxCounter } from './LightboxBar.tsx';
export type { CounterTextProps, LightboxBarProps } from './LightboxBar.tsx';
export { Info, InfoButton, useInfoContext } from './Info.tsx';
export type { InfoButtonProps, InfoProps } from './Info.tsx';
export { Maximize, MaximizeButton, useMaximizeContext } from './Maximize.tsx';
export type { MaximizeButtonProps, MaximizeProps } from './Maximize.tsx';
export {
  LightboxSidebar,
  LightboxSidebarFailure,
  LightboxSidebarSpinner,
  SidebarButton,
  Sidebars,
  useSidebarsContext,
} from './Sidebars.tsx';
export type { LightboxSidebarProps, SidebarButtonProps, SidebarsProps } from './Sidebars.tsx';
export { IconButton } from '../iconButton/IconButton.tsx';
export type { IconButtonProps } from '../iconButton/IconButton.tsx';
export { ControlBar } from './ControlBar.tsx';
export type { ControlBarProps } from './ControlBar.tsx';
export { InfoPanel } from './InfoPanel.tsx';
export type { InfoPanelProps } from './InfoPanel.tsx';
export { MoreMenu } from './MoreMenu.tsx';
export type { MoreMenuProps } from './MoreMenu.tsx';
export { Sidebar } from './Sidebar.tsx';
export type { SidebarProps } from './Sidebar.tsx';
export { SidebarFailure } from './Sidebar.tsx';
export type { SidebarFailureProps } from './Sidebar.tsx';
export { Tooltip } from './Tooltip.tsx';
export type { TooltipProps } from './Tooltip.tsx';
export { IconLink } from '../iconButton/IconButton.tsx';
export type { IconLinkProps } from '../iconButton/IconButton.tsx';
