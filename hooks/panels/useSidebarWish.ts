'use client';
import { useEffect } from 'react';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import type { SidebarChangeReason, UseSidebarsOptions } from './sidebarTypes.ts';
import type { PanelsTarget } from './types.ts';

/** Which sidebar is to be open. The page may veto each change; a closed lightbox and a sidebar that is gone leave none. */
export function useSidebarWish<TName extends string>(
  lightbox: Pick<PanelsTarget, 'status'>,
  options: UseSidebarsOptions<TName>,
  names: readonly TName[],
): readonly [TName | null, RequestChange<TName | null, SidebarChangeReason>] {
  const { enabled = true } = options;
  const [openName, request] = useControllableState<TName | null, SidebarChangeReason>({
    name: 'openName',
    value: options.openName,
    defaultValue: options.defaultOpenName ?? null,
    onChange: options.onOpenNameChange,
  });
  const isGone = openName !== null && !names.includes(openName);
  useEffect(() => {
    if (isGone) request(null, 'unavailable');
  }, [isGone, request]);
  useActiveSpan(
    lightbox.status !== 'closed',
    () => undefined,
    () => void request(null, 'lightboxClosed'),
  );
  return [isGone || !enabled ? null : openName, request];
}
