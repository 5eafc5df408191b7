'use client';
import { useMemo } from 'react';
import { hasFocusWithin } from '../shared/engine/activeElementAround.ts';
import { madeByKey } from '../shared/madeByKey.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseSidebarsResult } from './sidebarTypes.ts';
import type { SidebarElements } from './useSidebarFocus.ts';

const ALERT = { role: 'alert' } as const;

/** Keeps focus in a sidebar whose button goes, by a press or because the network is back. */
function retryRef<TName extends string>({ sidebars }: SidebarElements<TName>, name: TName) {
  let button: HTMLElement | null = null;
  return (element: HTMLElement | null) => {
    if (!element && button && hasFocusWithin(button)) sidebars.get(name)?.focus({ preventScroll: true });
    button = element;
  };
}

/** The getters of what stands in a sidebar whose content could not be fetched. */
export function useSidebarFailure<TName extends string>(
  elements: SidebarElements<TName>,
): Pick<UseSidebarsResult<TName>, 'getFailureProps' | 'getRetryButtonProps'> {
  return useMemo(() => {
    const refOf = madeByKey((name: TName) => retryRef(elements, name));
    return {
      getFailureProps: ({ name: _name, ...props }) => mergeProps(ALERT, props),
      getRetryButtonProps: ({ name, ...props }) => mergeProps({ type: 'button', ref: refOf(name) } as const, props),
    };
  }, [elements]);
}
