'use client';
import { useId, useMemo, type MouseEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { focusHandoverRef } from '../../core/shared/engine/focus.ts';
import { memoizeByKey } from '../../core/shared/memoizeByKey.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { UseSidebarsResult } from './sidebarTypes.ts';
import type { SidebarElements } from './useSidebarElements.ts';

type Getters<TName extends string> = Pick<
  UseSidebarsResult<TName>,
  'getContainerProps' | 'getCoveredProps' | 'getSidebarProps' | 'getToggleProps' | 'getCloseButtonProps'
>;

interface UseSidebarGettersOptions<TName extends string> extends Pick<
  UseSidebarsResult<TName>,
  'openName' | 'has' | 'statusOf' | 'position' | 'isFullWidth' | 'close' | 'toggle' | 'labelsOf'
> {
  readonly setArea: (element: HTMLElement | null) => void;
  readonly elements: SidebarElements<TName>;
  readonly covered: ElementRegistry<string, HTMLElement>;
}

/** Returns the prop getters for the area, the sidebars and their buttons. */
export function useSidebarGetters<TName extends string>(options: UseSidebarGettersOptions<TName>): Getters<TName> {
  const id = useId();
  const { openName, has, statusOf, position, isFullWidth, close, toggle, labelsOf } = options;
  const { setArea, elements, covered } = options;
  const clickOf = useMemo(
    () => memoizeByKey((name: TName) => (event: MouseEvent) => toggle(name, 'toggleButton', event.nativeEvent)),
    [toggle],
  );
  return useMemo<Getters<TName>>(() => {
    const fullWidth = isFullWidth ? '' : undefined;
    const area = {
      ref: setArea,
      'data-sidebar': openName === null ? undefined : position,
      'data-sidebar-full-width': openName === null ? undefined : fullWidth,
    };
    const handleClose = (event: MouseEvent) => close('closeButton', event.nativeEvent);
    return {
      getContainerProps: (props) => mergeProps(area, props),
      getCoveredProps: ({ name, ...props }) => mergeProps({ ref: covered.refFor(name) }, props),
      getSidebarProps: ({ name, ...props }) =>
        mergeProps(
          {
            ref: elements.sidebars.refFor(name),
            id: `${id}${name}`,
            tabIndex: -1,
            'aria-label': labelsOf(name).title,
            'data-status': statusOf(name),
            'data-position': position,
            'data-full-width': fullWidth,
          },
          props,
        ),
      getToggleProps: ({ name, ...props }) => {
        const labels = labelsOf(name);
        const isOpen = openName === name;
        const own = {
          ...buttonProps(isOpen ? labels.hide : labels.show, clickOf(name)),
          ref: elements.buttons.refFor(name),
          hidden: !has(name),
          'aria-expanded': isOpen,
          'aria-controls': `${id}${name}`,
        };
        return mergeProps(own, props);
      },
      getCloseButtonProps: ({ name, ...props }) => mergeProps(buttonProps(labelsOf(name).close, handleClose), props),
    };
  }, [id, openName, has, statusOf, position, isFullWidth, close, labelsOf, clickOf, setArea, elements, covered]);
}

const ALERT = { role: 'alert' } as const;

/** Returns the prop getters for the error message in a sidebar. */
export function useSidebarFailure<TName extends string>(
  elements: SidebarElements<TName>,
): Pick<UseSidebarsResult<TName>, 'getFailureProps' | 'getRetryButtonProps'> {
  return useMemo(() => {
    // The retry button is removed when it is pressed, or when the browser is back online.
    const refOf = memoizeByKey((name: TName) => focusHandoverRef(() => elements.sidebars.get(name)));
    return {
      getFailureProps: ({ name: _name, ...props }) => mergeProps(ALERT, props),
      getRetryButtonProps: ({ name, ...props }) => mergeProps({ type: 'button', ref: refOf(name) } as const, props),
    };
  }, [elements]);
}
