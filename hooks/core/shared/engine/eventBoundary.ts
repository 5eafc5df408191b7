import type { SyntheticEvent } from 'react';
import { isKeyPress } from '../keyOwners.ts';
import { memoizeByPair } from '../memoizeByKey.ts';
import { deliverKey } from './pageKeys.ts';

type Handler = (event: SyntheticEvent) => void;

/** Page elements that were moved into a dialog. Their event listeners may be on the document. */
export const guests = /* @__PURE__ */ new WeakSet<EventTarget>();

const end: Handler = (event) => {
  const { nativeEvent } = event;
  if (nativeEvent.composedPath().some((target) => guests.has(target))) return;
  // The library's own key listeners are on the document, which the stopped event does not reach.
  if (isKeyPress(nativeEvent)) deliverKey(nativeEvent);
  event.stopPropagation();
};

const thenEnd = memoizeByPair((own: Handler, last: Handler): Handler => (event) => {
  own(event);
  last(event);
});

const ENDED = ['onKeyDown', 'onClick', 'onPointerDown', 'onPointerUp', 'onMouseDown', 'onTouchStart'] as const;

/**
 * Keeps pointer and keyboard events from bubbling past an element. React events bubble through the React tree, even out
 * of a modal dialog, so clicking an image would also click the card that contains the gallery. Dialog prop getters
 * already stop these events. If you portal content into a dialog from elsewhere in the React tree, use this function on
 * its outermost element.
 *
 * @example
 * createPortal(<div {...endEvents({ className: 'toasts' })}>…</div>, lightbox.stageElement)
 */
export function endEvents<TProps extends object>(props: TProps): TProps {
  const ending: Record<string, unknown> = { ...(props as Record<string, unknown>) };
  for (const name of ENDED) {
    const own = ending[name];
    ending[name] = typeof own === 'function' ? thenEnd(own as Handler, end) : end;
  }
  return ending as TProps;
}
