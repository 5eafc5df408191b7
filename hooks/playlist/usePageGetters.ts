'use client';
import { useMemo, useState } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import type { UsePlaylistPagesResult } from './pageTypes.ts';
import type { PageTurn } from './usePageTurn.ts';

type Getters = Extract<keyof UsePlaylistPagesResult, `get${string}`>;
type Verbs = 'goToNext' | 'goToPrevious' | 'loadMore' | 'retry';
type Given = 'isLoading' | 'isAtStart' | 'isAtEnd' | 'labels' | Verbs;

export interface PageGetterOptions extends Pick<UsePlaylistPagesResult, Given>, PageTurn {
  readonly announcement: string;
}

/** Names, states and presses of the buttons around a list of videos. */
export function usePageGetters(options: PageGetterOptions): Pick<UsePlaylistPagesResult, Getters> {
  const { isLoading, isAtStart, isAtEnd, labels, announcement } = options;
  const { goToNext, goToPrevious, loadMore, retry, setList, noteTurn } = options;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const handover = useFocusHandover(() => place);
  return useMemo(() => {
    const button = (label: string, press: () => void, isOff: boolean) => (props?: ElementProps<'button'>) =>
      mergeProps({ ...buttonProps(label, press, isOff), ...handover }, props);
    const asked = (isTurn: boolean, ask: () => void) => () => {
      noteTurn(isTurn);
      ask();
    };
    return {
      getNextButtonProps: button(labels.next, asked(true, goToNext), isLoading || isAtEnd),
      getPreviousButtonProps: button(labels.previous, asked(true, goToPrevious), isLoading || isAtStart),
      getMoreButtonProps: button(labels.loadMore, asked(false, loadMore), isLoading || isAtEnd),
      getRetryButtonProps: button(labels.retry, retry, isLoading),
      getPagingProps: (props?: ElementProps<'div'>) => mergeProps({ ref: setPlace, tabIndex: -1 }, props),
      getListProps: (props?: ElementProps<'ul'>) =>
        mergeProps({ ref: setList, 'aria-busy': isLoading || undefined }, props),
      getStatusProps: (props?: ElementProps<'div'>) =>
        mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [
    isLoading,
    isAtStart,
    isAtEnd,
    announcement,
    labels,
    handover,
    goToNext,
    goToPrevious,
    loadMore,
    retry,
    setList,
    noteTurn,
  ]);
}
