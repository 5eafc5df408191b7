'use client';
import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { MultiSelectList } from './MultiSelectList.tsx';
import type { MultiSelectListProps } from './MultiSelectList.tsx';

const EDGE_PX = 8;
const SMALLEST_LIST_PX = 160;
const MIDDLEWARE = [
  offset(4),
  flip({ padding: EDGE_PX }),
  shift({ padding: EDGE_PX }),
  size({
    padding: EDGE_PX,
    apply({ availableHeight, rects, elements }) {
      const { style } = elements.floating;
      style.setProperty('--loggia-multi-select-height', `${Math.max(SMALLEST_LIST_PX, availableHeight)}px`);
      style.setProperty('--loggia-multi-select-width', `${rects.reference.width}px`);
    },
  }),
];

/** The list beside its button, wherever there is room for it. Its code comes with the first opening. */
export function MultiSelectPopup(props: MultiSelectListProps) {
  const {
    refs: { setFloating },
    floatingStyles,
    isPositioned,
  } = useFloating({
    elements: { reference: props.select.triggerElement },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });
  // Not `visibility`, with which the search field could not take focus.
  return <MultiSelectList {...props} ref={setFloating} style={{ ...floatingStyles, opacity: isPositioned ? 1 : 0 }} />;
}
