'use client';
import { useRef, useState } from 'react';
import { hasFocusWithin } from '../shared/engine/focus.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';

export interface SidebarElements<TName extends string> {
  readonly sidebars: ElementRegistry<TName, HTMLElement>;
  readonly buttons: ElementRegistry<TName, HTMLElement>;
}

const hasFocus = (element: HTMLElement | null): boolean => element !== null && hasFocusWithin(element);

/**
 * Makes every sidebar but the `active` one inert. Focus goes into it, and back to its button when none is `wanted` any more;
 * to the dialog where there is no button.
 */
export function useSidebarFocus<TName extends string>(
  active: TName | null,
  wanted: TName | null,
  dialogElement: HTMLElement | null,
): SidebarElements<TName> {
  const previous = useRef<TName | null>(null);
  const { enter, move } = useStableCallbacks({
    enter(name: TName, element: HTMLElement) {
      element.inert = name !== active;
      if (name === active) element.focus({ preventScroll: true });
    },
    move() {
      const left = previous.current;
      previous.current = active;
      if (left === active) return;
      const { sidebars, buttons } = elements;
      const isLeft = left !== null && hasFocus(sidebars.get(left));
      for (const [name, element] of sidebars.entries()) element.inert = name !== active;
      if (active !== null) sidebars.get(active)?.focus({ preventScroll: true });
      else if (isLeft) (buttons.get(wanted ?? left) ?? dialogElement)?.focus({ preventScroll: true });
    },
  });
  const [elements] = useState<SidebarElements<TName>>(() => ({
    sidebars: createElementRegistry(enter),
    buttons: createElementRegistry(),
  }));
  useIsomorphicLayoutEffect(move, [move, active]);
  return elements;
}
