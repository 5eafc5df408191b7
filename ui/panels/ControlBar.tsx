'use client';
import { Fragment, type ReactNode } from 'react';
import type { ControlName, UseControlBarResult, UseMoreMenuResult } from '@loggia/hooks/panels';
import { IconButton } from '../iconButton/IconButton.tsx';
import { BarArrow, BarFrame } from './LightboxBar.tsx';
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
 * that do not fit into the bar are in its menu.
 */
export function ControlBar({ bar, controls, menu, hasTab = true, before, children }: ControlBarProps) {
  const { start, end, more } = bar.groups;
  const renderControl = (name: ControlName) => <Fragment key={name}>{controls[name]}</Fragment>;
  return (
    <BarFrame bar={bar} hasTab={hasTab}>
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
              <IconButton {...bar.getToggleProps()} icon={<BarArrow bar={bar} />} />
            </>
          )}
        </MoreMenu>
      )}
    </BarFrame>
  );
}
