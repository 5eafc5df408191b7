'use client';
import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import type {
  ControlName,
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseRatingPanelResult,
  UseSidebarsResult,
} from '@loggia/hooks/panels';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { DownIcon } from '../../icons/DownIcon.ts';
import { EnterFullscreenIcon } from '../../icons/EnterFullscreenIcon.ts';
import { ExitFullscreenIcon } from '../../icons/ExitFullscreenIcon.ts';
import { InfoIcon } from '../../icons/InfoIcon.ts';
import { MaximizeIcon } from '../../icons/MaximizeIcon.ts';
import { RestoreIcon } from '../../icons/RestoreIcon.ts';
import { StarIcon } from '../../icons/StarIcon.ts';
import { UpIcon } from '../../icons/UpIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface ControlBarProps {
  readonly bar: Pick<
    UseControlBarResult,
    'isPresent' | 'isOpen' | 'position' | 'controls' | 'getBarProps' | 'getControlsProps' | 'getToggleProps'
  >;
  /** The element of each control. The bar shows those that are available, in their order. */
  readonly controls: Partial<Readonly<Record<ControlName, ReactNode>>>;
  /** Controls of your own, before the others. */
  readonly before?: ReactNode;
  /** Controls of your own, after the others. */
  readonly children?: ReactNode;
}

/** The bar of controls, at the top or at the bottom, and the tab that slides it away. */
export function ControlBar({ bar, controls, before, children }: ControlBarProps) {
  if (!bar.isPresent) return null;
  const pointsUp = bar.isOpen === (bar.position === 'top');
  return (
    <div {...bar.getBarProps({ className: 'loggia-control-bar' })}>
      <button {...bar.getToggleProps({ className: 'loggia-control-tab' })}>
        {pointsUp ? <UpIcon /> : <DownIcon />}
      </button>
      <div {...bar.getControlsProps({ className: 'loggia-controls' })}>
        {before}
        {bar.controls.map((name) => (
          <Fragment key={name}>{controls[name]}</Fragment>
        ))}
        {children}
      </div>
    </div>
  );
}

export interface CounterTextProps {
  readonly bar: Pick<UseControlBarResult, 'counterText'>;
}

/** The counter "3 / 24", in its own direction. Screen readers get the position from the slide and its announcement. */
export const CounterText = memo(function CounterText({ bar }: CounterTextProps) {
  return (
    <span className="loggia-counter" dir="auto" aria-hidden="true">
      {bar.counterText}
    </span>
  );
});

export interface InfoButtonProps {
  readonly info: Pick<UseInfoResult, 'hasInfo' | 'getToggleProps'>;
}

const INFO = <InfoIcon />;

/** Toggles the info box; hidden if an image has no info. */
export const InfoButton = memo(function InfoButton({ info }: InfoButtonProps) {
  if (!info.hasInfo) return null;
  return <IconButton {...info.getToggleProps()} icon={INFO} />;
});

export interface RatingButtonProps {
  readonly panel: Pick<UseRatingPanelResult, 'isAvailable' | 'getToggleProps'>;
}

/** Toggles the rating; hidden if there is none. */
export const RatingButton = memo(function RatingButton({ panel }: RatingButtonProps) {
  if (!panel.isAvailable) return null;
  return <IconButton {...panel.getToggleProps()} icon={<StarIcon />} />;
});

export interface MaximizeButtonProps {
  readonly maximize: Pick<UseMaximizeResult, 'isAvailable' | 'isMaximized' | 'getButtonProps'>;
}

/** Maximizes and restores the pop-up; hidden in fullscreen, and if the pop-up always fills the window. */
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

/** Toggles a sidebar; hidden if there is none of this name. */
export const SidebarButton = memo(SidebarButtonOf) as typeof SidebarButtonOf;

function SidebarButtonOf<TName extends string>({ sidebars, name, icon }: SidebarButtonProps<TName>) {
  if (!sidebars.has(name)) return null;
  return <IconButton {...sidebars.getToggleProps({ name })} icon={icon} />;
}

interface FullscreenButtonProps {
  readonly fullscreen: Pick<UseFullscreenResult, 'isSupported' | 'isFullscreen' | 'getButtonProps'>;
}

/** Toggles fullscreen; hidden if the browser does not support it. */
export const FullscreenButton = memo(function FullscreenButton({ fullscreen }: FullscreenButtonProps) {
  if (!fullscreen.isSupported) return null;
  return (
    <IconButton
      {...fullscreen.getButtonProps()}
      icon={fullscreen.isFullscreen ? <ExitFullscreenIcon /> : <EnterFullscreenIcon />}
    />
  );
});
