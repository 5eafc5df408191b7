'use client';
import { useLayoutEffect } from 'react';
import type { RefCallback } from 'react';
import type { UseSidebarsResult } from '@loggia/hooks/panels';

type Sidebars = Pick<UseSidebarsResult, 'getAreaProps' | 'getCoveredProps'>;

function giveRef(ref: unknown, element: Element): void {
  (ref as RefCallback<Element>)(element);
}

/** Gives the stage, which is on the page before this code, what the area of sidebars has, and covers what a wide one covers. */
export function useSidebarStage(stage: HTMLElement | null, { getAreaProps, getCoveredProps }: Sidebars): void {
  useLayoutEffect(() => {
    if (!stage) return undefined;
    const { ref, ...props } = getAreaProps();
    const attributes = Object.entries(props).filter(([name, value]) => name.startsWith('data-') && value !== undefined);
    stage.classList.add('loggia-sidebar-area');
    for (const [name, value] of attributes) stage.setAttribute(name, String(value));
    giveRef(ref, stage);
    return () => {
      for (const [name] of attributes) stage.removeAttribute(name);
    };
  }, [stage, getAreaProps]);

  useLayoutEffect(() => {
    const covered = [...(stage?.querySelectorAll('.loggia-view, .loggia-filmstrip') ?? [])];
    const refs = covered.map((element) => [getCoveredProps({ name: element.className }).ref, element] as const);
    for (const [ref, element] of refs) giveRef(ref, element);
  });
}
