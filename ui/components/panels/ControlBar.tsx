'use client';
import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import type { ControlName, UseControlBarResult } from '@loggia/hooks/panels';
import { DownIcon } from '../../icons/DownIcon.ts';
import { UpIcon } from '../../icons/UpIcon.ts';

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

/** "3 / 24", in its own direction; screen readers hear the place from the slide and its announcement. */
export const CounterText = memo(function CounterText({ bar }: CounterTextProps) {
  return (
    <span className="loggia-counter" dir="auto" aria-hidden="true">
      {bar.counterText}
    </span>
  );
});
