'use client';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { readDirection } from '../shared/engine/readDirection.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { wrapIndex } from '../shared/wrapIndex.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselLabels } from './labels.ts';
import type { UseCarouselResult } from './types.ts';

type Getters = Pick<UseCarouselResult, 'getDotsProps' | 'getDotProps'>;

export interface UseDotGettersOptions extends Pick<UseCarouselResult, 'goTo' | 'page'> {
  readonly shape: CarouselShape;
  readonly labels: CarouselLabels;
}

/** Where a key leads from a dot; undefined: nowhere. */
function dotForKey(key: string, page: number, pageCount: number, isRightToLeft: boolean): number | undefined {
  const right = isRightToLeft ? -1 : 1;
  const step = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return wrapIndex(page + step, pageCount);
  return { Home: 0, End: pageCount - 1 }[key];
}

/** The getters of the dots: one stop of the Tab key, arrow keys choose among them. */
export function useDotGetters({ shape, page: currentPage, goTo, labels }: UseDotGettersOptions): Getters {
  const [elements] = useState(() => createElementRegistry<number, HTMLButtonElement>());
  const choose = useStableCallback((event: KeyboardEvent<HTMLButtonElement>, page: number) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || isComposing(event.nativeEvent)) return;
    const next = dotForKey(key, page, shape.pageCount, readDirection(currentTarget) === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    goTo(next * shape.pageLength, 'keyboard', event.nativeEvent);
    elements.get(next)?.focus();
  });
  return useMemo(
    () => ({
      getDotsProps: (props) => mergeProps({ role: 'group', 'aria-label': labels.dots } as const, props),
      getDotProps: ({ page, ...props }) => {
        const { count, pageLength, visibleCount, lastIndex } = shape;
        const first = Math.min(page * pageLength, lastIndex);
        const last = Math.min(first + (pageLength > 1 ? visibleCount : 1), count);
        const isCurrent = page === currentPage;
        const own = {
          ref: elements.refFor(page),
          type: 'button',
          'aria-label': fillLabel(pageLength > 1 ? labels.dotOfSeveral : labels.dot, { first: first + 1, last }),
          'aria-current': isCurrent || undefined,
          tabIndex: isCurrent ? 0 : -1,
          onClick: (event: MouseEvent) => goTo(first, 'dot', event.nativeEvent),
          onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => choose(event, page),
        } as const;
        return mergeProps(own, props);
      },
    }),
    [elements, choose, goTo, currentPage, shape, labels],
  );
}
