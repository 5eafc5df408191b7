'use client';
import { useEffect } from 'react';
import type { SyntheticEvent } from 'react';
import { containsComposed } from '../shared/engine/composedTree.ts';
import { deliverStoppedKey, hearKeys } from '../shared/engine/pageKeys.ts';

/** Where React hears of a key: what is stopped there was stopped by a part of the page that React drew. */
const reactRoots = new WeakMap<Event, EventTarget | null>();
/** Keys that were told of: of dialogs in dialogs each would tell. */
const told = new WeakSet<Event>();

/** Notes where React hears of a key, on its way down. */
export function noteReactRoot({ nativeEvent }: SyntheticEvent): void {
  reactRoots.set(nativeEvent, nativeEvent.currentTarget);
}

const isAround = (place: EventTarget | null, dialog: HTMLElement): boolean =>
  place instanceof Node && place !== dialog && containsComposed(place, dialog);

/**
 * Tells those who listen to the keys of the page of one that was pressed in a dialog and that a script of the page around it keeps to
 * itself (an editor, say): the dialog is no part of that. A key that something in the dialog stops, by React or not, stays stopped.
 */
export function useStoppedKeys(dialog: HTMLDialogElement | null, isShown: boolean): void {
  useEffect(() => {
    if (!dialog || !isShown) return undefined;
    const end = new AbortController();
    const watchStops = (event: KeyboardEvent) => {
      for (const method of ['stopPropagation', 'stopImmediatePropagation'] as const) {
        const stop = event[method].bind(event);
        event[method] = () => {
          const { currentTarget } = event;
          stop();
          if (told.has(event) || !isAround(currentTarget, dialog) || reactRoots.get(event) === currentTarget) return;
          told.add(event);
          deliverStoppedKey(event);
        };
      }
    };
    hearKeys(dialog, watchStops, { signal: end.signal });
    return () => end.abort();
  }, [dialog, isShown]);
}
