'use client';
import { useMemo } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { albumHref } from './albumHref.ts';
import { changeLast, enterPath } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumView } from './albumView.ts';
import type { AlbumElements } from './useAlbumArrival.ts';
import type { AlbumLabels } from './labels.ts';
import type { UseAlbumResult } from './types.ts';

type Verbs = Pick<UseAlbumResult, 'enter' | 'back' | 'goToDepth' | 'goToPage'>;

export interface UseAlbumGettersOptions
  extends Verbs, AlbumElements, Pick<AlbumView, 'status' | 'path' | 'pageCount' | 'announcement'> {
  readonly address: AlbumAddress | false;
  readonly baseHref: string;
  readonly labels: AlbumLabels;
}

type AlbumGetters = Pick<
  UseAlbumResult,
  | 'getPageHref'
  | 'getContainerProps'
  | 'getHeadingProps'
  | 'getEntryLinkProps'
  | 'getBreadcrumbProps'
  | 'getCrumbLinkProps'
  | 'getBackLinkProps'
  | 'getPageLinkProps'
  | 'getStatusProps'
> & { readonly containerRef: RefObject<HTMLDivElement | null> };

type Links = Pick<
  AlbumGetters,
  'getPageHref' | 'getEntryLinkProps' | 'getCrumbLinkProps' | 'getBackLinkProps' | 'getPageLinkProps'
>;

/** Links to levels and pages: an address for those who want one, and what happens here for everybody else. */
function createLinks(options: Omit<UseAlbumGettersOptions, 'status' | 'announcement' | 'labels'>): Links {
  const { path, pageCount, address, baseHref, enter, back, goToDepth, goToPage } = options;
  const hrefOf = (target: AlbumPath) => (address ? albumHref(address, target, baseHref) : undefined);
  // A click that asks for a new tab is the browser's.
  const follow = (act: () => void) => (event: MouseEvent) => {
    if (address && !isPlainActivation(event)) return;
    event.preventDefault();
    act();
  };
  const linkProps = (target: AlbumPath, act: () => void) => ({ href: hrefOf(target), onClick: follow(act) });
  return {
    getPageHref: address ? (page) => albumHref(address, changeLast(path, { page }), baseHref) : undefined,
    getEntryLinkProps: ({ entry, ...props }) =>
      mergeProps({ ...linkProps(enterPath(path, entry, 0), () => enter(entry)), 'data-entry': entry.kind }, props),
    getCrumbLinkProps: ({ depth, ...props }) => {
      const link = linkProps(path.slice(0, depth + 1), () => goToDepth(depth));
      return mergeProps({ ...link, 'aria-current': depth === path.length - 1 ? ('page' as const) : undefined }, props);
    },
    getBackLinkProps: (props) => mergeProps(linkProps(path.slice(0, -1), back), props),
    getPageLinkProps: ({ page, ...props }) => {
      const isEnd = page < 1 || page > pageCount;
      const turn = follow(() => goToPage(page));
      // Not `disabled`: a control that goes out under the visitor's finger would take focus with it.
      const onClick = isEnd ? (event: MouseEvent) => event.preventDefault() : turn;
      return mergeProps({ 'aria-disabled': isEnd || undefined, onClick }, props);
    },
  };
}

/** The props of an album's elements. */
export function useAlbumGetters(options: UseAlbumGettersOptions): AlbumGetters {
  const { status, path, pageCount, announcement, address, baseHref, labels } = options;
  const { containerRef, headingRef, enter, back, goToDepth, goToPage } = options;
  const links = useMemo(
    () =>
      createLinks({ path, pageCount, address, baseHref, containerRef, headingRef, enter, back, goToDepth, goToPage }),
    [path, pageCount, address, baseHref, containerRef, headingRef, enter, back, goToDepth, goToPage],
  );
  const isBusy = status === 'loading' || status === 'refreshing';
  const getters = useMemo(
    (): Omit<AlbumGetters, keyof Links> => ({
      containerRef,
      getContainerProps: (props) =>
        mergeProps({ ref: containerRef, 'data-status': status, 'aria-busy': isBusy }, props),
      getHeadingProps: (props) => mergeProps({ ref: headingRef, tabIndex: -1 }, props),
      getBreadcrumbProps: (props) => mergeProps({ 'aria-label': labels.breadcrumb }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement }, props),
    }),
    [announcement, containerRef, headingRef, isBusy, labels, status],
  );
  return { ...links, ...getters };
}
