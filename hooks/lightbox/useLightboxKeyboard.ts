'use client';
import { useEffect, useState } from 'react';
import { listenToKeys } from '../shared/engine/pageKeys.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { LIGHTBOX_SHORTCUTS } from './constants.ts';
import { interpretKey } from './engine/interpretKey.ts';
import type { LightboxShortcuts, UseLightboxResult } from './types.ts';

type ShortcutHandler = (event: KeyboardEvent) => void;

export interface UseLightboxKeyboardOptions extends Pick<UseLightboxResult, 'next' | 'previous' | 'goTo' | 'close'> {
  readonly isActive: boolean;
  readonly shortcuts: Partial<LightboxShortcuts> | false | undefined;
  readonly dialogElement: HTMLDialogElement | null;
}

/** `shortcuts: false` leaves Escape: a dialog without a way out by key would be a trap. */
const NO_SHORTCUTS: Partial<LightboxShortcuts> = { close: ['Escape'] };

/** What the lightbox does itself. A held key does it again and again; all others hear of a key once. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['next', 'previous', 'first', 'last', 'close', 'blocked']);

/** Shortcuts of the open lightbox. Escape is the platform's where it can be, so that the innermost layer closes first. */
export function useLightboxKeyboard(options: UseLightboxKeyboardOptions): Pick<UseLightboxResult, 'onShortcut'> {
  const { isActive, dialogElement, next, previous, goTo, close } = options;
  const shortcuts = options.shortcuts === false ? NO_SHORTCUTS : { ...LIGHTBOX_SHORTCUTS, ...options.shortcuts };
  const [handlers] = useState(() => new Map<string, Set<ShortcutHandler>>());

  /** Whether anything came of it. */
  const runAction = (action: string, event: KeyboardEvent): boolean => {
    const subscribed = [...(handlers.get(action) ?? [])];
    for (const handler of subscribed) handler(event);
    if (action === 'next') next('keyboard', event);
    else if (action === 'previous') previous('keyboard', event);
    else if (action === 'first') goTo(0, 'keyboard', event);
    else if (action === 'last') goTo(Infinity, 'keyboard', event);
    else if (action === 'close') close('escapeKey', event);
    return OWN_ACTIONS.has(action) || subscribed.length > 0;
  };

  const handleKeyDown = useStableCallback((event: KeyboardEvent) => {
    const action = interpretKey(event, dialogElement, shortcuts);
    if (action === null || (event.repeat && !OWN_ACTIONS.has(action))) return;
    // Left alone, Escape becomes the close request of the innermost layer, which may be another one than ours.
    const isPlatforms = action === 'close' && event.key === 'Escape' && dialogElement?.matches(':modal');
    if (!isPlatforms && (action === 'blocked' || runAction(action, event))) event.preventDefault();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const ending = new AbortController();
    listenToKeys(handleKeyDown, ending.signal);
    return () => ending.abort();
  }, [isActive, handleKeyDown]);

  const onShortcut = useStableCallback((action: string, handler: ShortcutHandler) => {
    const registered = handlers.get(action) ?? new Set();
    handlers.set(action, registered.add(handler));
    return () => void registered.delete(handler);
  });
  return { onShortcut };
}
