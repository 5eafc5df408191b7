'use client';
import { Fragment, memo, type ReactNode } from 'react';
import type {
  ControlName,
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseMoreMenuResult,
  UseRatingPanelResult,
  UseSidebarsResult,
} from '@loggia/hooks/panels';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { DownIcon } from '../icons/DownIcon.ts';
import { EnterFullscreenIcon } from '../icons/EnterFullscreenIcon.ts';
import { ExitFullscreenIcon } from '../icons/ExitFullscreenIcon.ts';
import { InfoIcon } from '../icons/InfoIcon.ts';
import { MaximizeIcon } from '../icons/MaximizeIcon.ts';
import { RestoreIcon } from '../icons/RestoreIcon.ts';
import { StarIcon } from '../icons/StarIcon.ts';
import { UpIcon } from '../icons/UpIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { MoreMenu } from './MoreMenu.tsx';

export interface ControlBarProps {
  readonly bar: Pick<
    UseControlBarResult,
    'isMounted' | 'isOpen' | 'position' | 'groups' | 'getBarProps' | 'getControlsProps' | 'getToggleProps'
  >;
  /** The element for each control. The control bar shows the available controls in their configured order. */
  readonly controls: Partial<Readonly<Record<ControlName, ReactNode>>>;
  /**
   * The menu for controls that do not fit into the control bar. If omitted, these controls are at the end of the
   * control bar.
   */
  readonly menu?: UseMoreMenuResult | undefined;
  /**
   * Whether to show a tab at the edge of the image that hides the control bar. If the bar is hidden, there is always a
   * tab that shows it again.
   * @default true
   */
  readonly hasTab?: boolean | undefined;
  /** Custom controls before the kit's controls. */
  readonly before?: ReactNode;
  /** Custom controls after the kit's controls. */
  readonly children?: ReactNode;
}

/**
 * Renders the control bar at the top or bottom, with the counter at its start and the controls at its end. Controls
 * that are not in the bar are in a menu.
 */
export function ControlBar({ bar, controls, menu, hasTab = true, before, children }: ControlBarProps) {
  if (!bar.isMounted) return null;
  const arrow = bar.isOpen === (bar.position === 'top') ? <UpIcon /> : <DownIcon />;
  const { start, end, more } = bar.groups;
  const renderControl = (name: ControlName) => <Fragment key={name}>{controls[name]}</Fragment>;
  return (
    <div {...bar.getBarProps({ className: 'loggia-control-bar' })}>
      {(hasTab || !bar.isOpen) && <button {...bar.getToggleProps({ className: 'loggia-control-tab' })}>{arrow}</button>}
      <div {...bar.getControlsProps({ className: 'loggia-controls' })}>
        {start.map(renderControl)}
        {before}
        {end.map(renderControl)}
        {children}
        {!menu && more.map(renderControl)}
        {menu && (
          <MoreMenu menu={menu}>
            {menu.isOpen && (
              <>
                {more.map(renderControl)}
                <IconButton {...bar.getToggleProps()} icon={arrow} />
              </>
            )}
          </MoreMenu>
        )}
      </div>
    </div>
  );
}

export interface CounterTextProps {
  readonly bar: Pick<UseControlBarResult, 'counterText'>;
}

/**
 * Renders the counter, such as "3 / 24", with its own text direction. Screen readers get the position from the slide
 * and its announcement.
 */
export const CounterText = memo(function CounterText({ bar }: CounterTextProps) {
  return (
    <span className="loggia-counter" aria-hidden="true">
      <bdi dir="auto">{bar.counterText}</bdi>
    </span>
  );
});

export interface InfoButtonProps {
  readonly info: Pick<UseInfoResult, 'getToggleProps'>;
}

const INFO = <InfoIcon />;

/** Renders a button that toggles the info box. It is disabled if the image has no info. */
export const InfoButton = memo(function InfoButton({ info }: InfoButtonProps) {
  return <IconButton {...info.getToggleProps()} icon={INFO} />;
});

export interface RatingButtonProps {
  readonly panel: Pick<UseRatingPanelResult, 'isAvailable' | 'getToggleProps'> &
    Partial<Pick<UseRatingPanelResult, 'averageText'>>;
}

/** Renders a button that toggles the rating panel and shows the average rating. It is hidden if there is no rating. */
export const RatingButton = memo(function RatingButton({ panel }: RatingButtonProps) {
  if (!panel.isAvailable) return null;
  const icon = (
    <>
      <StarIcon />
      {panel.averageText && <span className="loggia-average">{panel.averageText}</span>}
    </>
  );
  return <IconButton {...panel.getToggleProps()} data-rating="" icon={icon} />;
});

export interface MaximizeButtonProps {
  readonly maximize: Pick<UseMaximizeResult, 'isAvailable' | 'isMaximized' | 'getButtonProps'>;
}

/**
 * Renders a button that maximizes and restores the lightbox. It is hidden in fullscreen, and if the lightbox always
 * fills the window.
 */
export const MaximizeButton = memo(function MaximizeButton({ maximize }: MaximizeButtonProps) {
  if (!maximize.isAvailable) return null;
  return <IconButton {...maximize.getButtonProps()} icon={maximize.isMaximized ? <RestoreIcon /> : <MaximizeIcon />} />;
});

export interface SidebarButtonProps<TName extends string> {
  readonly sidebars: Pick<UseSidebarsResult<TName>, 'has' | 'getToggleProps'>;
  readonly name: TName;
  /** An icon from `icons`. */
  readonly icon: ReactNode;
}

/** Renders a button that toggles a sidebar. It is hidden if there is no sidebar with this name. */
export const SidebarButton = memo(SidebarButtonOf) as typeof SidebarButtonOf;

function SidebarButtonOf<TName extends string>({ sidebars, name, icon }: SidebarButtonProps<TName>) {
  if (!sidebars.has(name)) return null;
  return <IconButton {...sidebars.getToggleProps({ name })} icon={icon} />;
}

interface FullscreenButtonProps {
  readonly fullscreen: Pick<UseFullscreenResult, 'isSupported' | 'isFullscreen' | 'getButtonProps'>;
}

/** Renders a button that toggles fullscreen. It is hidden if the browser does not support fullscreen. */
export const FullscreenButton = memo(function FullscreenButton({ fullscreen }: FullscreenButtonProps) {
  if (!fullscreen.isSupported) return null;
  return (
    <IconButton
      {...fullscreen.getButtonProps()}
      icon={fullscreen.isFullscreen ? <ExitFullscreenIcon /> : <EnterFullscreenIcon />}
    />
  );
});
