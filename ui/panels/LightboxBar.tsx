'use client';
import type { ReactNode } from 'react';
import { useControlsReady, useLightboxContext } from '@loggia/hooks/lightbox';
import {
  useBar,
  useCounterText,
  type UseBarOptions,
  type UseBarResult,
  type UseControlBarResult,
} from '@loggia/hooks/panels';
import { DownIcon } from '../icons/DownIcon.ts';
import { UpIcon } from '../icons/UpIcon.ts';
import { useKit } from '../KitProvider.tsx';

export interface BarFrameProps {
  readonly bar: Pick<
    UseBarResult,
    'isMounted' | 'isOpen' | 'position' | 'getBarProps' | 'getControlsProps' | 'getToggleProps'
  >;
  /**
   * Whether to show a tab at the edge of the image that hides the bar. If the bar is hidden, there is always a tab that
   * shows it again.
   */
  readonly hasTab: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a bar and the tab that hides it. */
export function BarFrame({ bar, hasTab, className = '', children }: BarFrameProps) {
  if (!bar.isMounted) return null;
  return (
    <div {...bar.getBarProps({ className: `loggia-control-bar ${className}` })}>
      {(hasTab || !bar.isOpen) && (
        <button {...bar.getToggleProps({ className: 'loggia-control-tab' })}>
          <BarArrow bar={bar} />
        </button>
      )}
      <div {...bar.getControlsProps({ className: 'loggia-controls' })}>{children}</div>
    </div>
  );
}

/** Renders an arrow that points in the direction in which the bar moves when it is toggled. */
export const BarArrow = ({ bar }: { readonly bar: Pick<UseBarResult, 'isOpen' | 'position'> }) =>
  bar.isOpen === (bar.position === 'top') ? <UpIcon /> : <DownIcon />;

/**
 * Reserves the height of the bar until the first image has been painted, so that the image does not move. The reserved
 * space stays empty if the list failed to load.
 */
export function BarRoom({ children }: { readonly children?: ReactNode }) {
  const lightbox = useLightboxContext();
  const isReady = useControlsReady(lightbox);
  return <div className="loggia-bar">{isReady && !lightbox.error && children}</div>;
}

export interface LightboxBarProps
  extends Omit<UseBarOptions, 'labels'>, Partial<Pick<BarFrameProps, 'hasTab' | 'className'>> {
  /** The buttons, in order. A `LightboxCounter` takes up the free space. */
  readonly children?: ReactNode;
}

/**
 * Renders a bar for the counter and the buttons. Users can hide it with a tap on the image or with the `h` key. Render
 * it in `LightboxView`, before the slides if its `position` is `top`. Its default position is the bottom.
 */
export function LightboxBar(props: LightboxBarProps) {
  const { settings } = useLightboxContext();
  const { enabled = settings.controlBar ?? true } = props;
  return (
    enabled && (
      <BarRoom>
        <OpenBar {...props} />
      </BarRoom>
    )
  );
}

function OpenBar({ hasTab, className, position = 'bottom', children, ...options }: LightboxBarProps) {
  const lightbox = useLightboxContext();
  const bar = useBar(lightbox, { ...options, position, labels: useKit().labels?.panels });
  return (
    <BarFrame bar={bar} hasTab={hasTab ?? lightbox.settings.controlTab} className={className}>
      {children}
    </BarFrame>
  );
}

export interface CounterTextProps {
  readonly bar: Pick<UseControlBarResult, 'counterText'>;
}

/**
 * Renders the counter, such as "3 / 24", with its own text direction. Screen readers get the position from the slide
 * and its announcement.
 */
export function CounterText({ bar: { counterText } }: CounterTextProps) {
  return (
    <span className="loggia-counter" aria-hidden="true">
      <bdi>{counterText}</bdi>
    </span>
  );
}

/** Renders the counter of the lightbox, such as "3 / 24". Render it in `LightboxBar`. */
export function LightboxCounter() {
  const counterText = useCounterText(useLightboxContext(), { labels: useKit().labels?.panels });
  return <CounterText bar={{ counterText }} />;
}
