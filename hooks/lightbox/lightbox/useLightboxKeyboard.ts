'use client';
import { useCallback, useEffect, useState } from 'react';
import { listenToKeys } from '../../core/shared/engine/pageKeys.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { isComposing, LAYER, TEXT_FIELD } from '../../core/shared/keyOwners.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { LIGHTBOX_SHORTCUTS } from './constants.ts';
import type { LightboxShortcuts, UseLightboxResult } from './types.ts';

type ShortcutHandler = (event: KeyboardEvent) => void;

export interface UseLightboxKeyboardOptions extends Pick<UseLightboxResult, 'next' | 'previous' | 'goTo' | 'close'> {
  readonly isActive: boolean;
  readonly shortcuts: Partial<LightboxShortcuts> | false | undefined;
  readonly dialogElement: HTMLDialogElement | null;
}

/** `shortcuts: false` keeps Escape, because a dialog that cannot be closed with the keyboard would trap its users. */
const NO_SHORTCUTS: Partial<LightboxShortcuts> = { close: ['Escape'] };

/** Built-in actions. They repeat while a key is held, whereas all other actions run once per key press. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['next', 'previous', 'first', 'last', 'close', 'blocked']);

/**
 * Handles the shortcuts of the open lightbox. Escape is left to the browser where possible, so that the innermost
 * dialog or popover closes first.
 */
export function useLightboxKeyboard(
  options: UseLightboxKeyboardOptions,
): Pick<UseLightboxResult, 'onShortcut' | 'shortcuts'> {
  const { isActive, dialogElement, next, previous, goTo, close } = options;
  const shortcuts = useUnchanged(
    options.shortcuts === false ? NO_SHORTCUTS : { ...LIGHTBOX_SHORTCUTS, ...options.shortcuts },
  );
  const [handlers] = useState(() => new Map<string, Set<ShortcutHandler>>());

  /** Runs an action. Returns whether it was handled. */
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
    // Unless `preventDefault` is called, the browser turns Escape into a close request for the innermost dialog or
    // popover, which may not be this dialog.
    const isHandledByBrowser = action === 'close' && event.key === 'Escape' && dialogElement?.matches(':modal');
    if (!isHandledByBrowser && (action === 'blocked' || runAction(action, event))) event.preventDefault();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const ending = new AbortController();
    listenToKeys(handleKeyDown, ending.signal);
    return () => ending.abort();
  }, [isActive, handleKeyDown]);

  const onShortcut = useCallback(
    (action: string, handler: ShortcutHandler) => {
      const registered = handlers.get(action) ?? new Set();
      handlers.set(action, registered.add(handler));
      return () => void registered.delete(handler);
    },
    [handlers],
  );
  return { onShortcut, shortcuts };
}

/** Matches elements that use the arrow keys, Home or End themselves. */
const ARROW_USER =
  '[type=range], [type=radio], select, audio, video, [role=slider], [role=radiogroup], [role=tablist], [role=tree], [role=grid]';
/** Matches elements that Space and Enter activate, in addition to everything in the tab order. */
const PRESSABLE = 'a, button, input, select, summary, [role=button], [role=link], [role=tab]';

/**
 * Returns the action of a key. `blocked` is returned for an Escape key press that must not close the dialog. `null`
 * means that the key is meant for another element or for the browser.
 */
export function interpretKey(
  event: KeyboardEvent,
  dialog: HTMLDialogElement | null,
  shortcuts: Partial<LightboxShortcuts>,
): string | null {
  const { key } = event;
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement) || isForeign(event, target, dialog)) return null;
  const action = resolveShortcut(key, shortcuts, dialog ? readDirection(dialog) : 'ltr');
  const textField = target.closest(TEXT_FIELD);
  if (key === 'Escape') return (!textField && action) || 'blocked';
  return textField || isKeyTaken(target, key) ? null : action;
}

/**
 * Whether the key press has already been handled, is part of text input or a browser shortcut, or is meant for a menu,
 * popover or other layer above the dialog.
 */
function isForeign(event: KeyboardEvent, target: HTMLElement, dialog: HTMLDialogElement | null): boolean {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.altKey || event.metaKey) return true;
  // The dialog is mounted but closed, because React has hidden the surrounding tree.
  if (dialog && !dialog.open) return true;
  const layer = dialog && target.closest(LAYER);
  return layer ? layer !== dialog : false;
}

/** Whether the focused element itself handles the key. */
function isKeyTaken(target: HTMLElement, key: string): boolean {
  if (/^(Arrow|Home|End|Page)/.test(key)) return target.closest(ARROW_USER) !== null;
  return /^( |Enter)$/.test(key) && (target.tabIndex >= 0 || target.closest(PRESSABLE) !== null);
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Normalizes a key name: a space becomes `Space`, and letters become lower case regardless of Shift and Caps Lock. */
const spell = (key: string): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** Returns the action assigned to a key, or `null`. Left and right arrows are swapped in right-to-left layouts. */
export function resolveShortcut(
  key: string,
  shortcuts: Partial<LightboxShortcuts>,
  direction: 'ltr' | 'rtl',
): string | null {
  const mirrored = direction === 'rtl' ? (MIRRORED[key] ?? key) : key;
  const name = spell(mirrored);
  const isMeant = (keys: readonly string[] | undefined) => keys?.some((candidate) => spell(candidate) === name);
  return Object.entries(shortcuts).find(([, keys]) => isMeant(keys))?.[0] ?? null;
}
