'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { hasBase, linkAddress } from '../shared/engine/pageAddress.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/safeHref.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { albumHref } from './albumHref.ts';
import { into, toPage, up, upTo } from './albumPath.ts';
import type { AlbumDestination, AlbumPath } from './albumPath.ts';
import type { AlbumVerbs } from './createAlbumVerbs.ts';
import type { AlbumMoveReason, UseAlbumResult } from './types.ts';

export interface UseAlbumLinksOptions extends Pick<AlbumVerbs, 'go'>, Pick<UseAlbumResult, 'getPageLinkProps'> {
  readonly path: AlbumPath;
  readonly address: AlbumAddress | false;
  readonly baseHref: string | undefined;
}

type AlbumLinks = Pick<
  UseAlbumResult,
  'getPageHref' | 'getEntryLinkProps' | 'getCrumbLinkProps' | 'getBackLinkProps' | 'getPageLinkProps'
>;

const subscribe = () => () => undefined;
const onServer = () => false;

/** Whether the page has a `<base>` that links have to be written out for: never in the first render of a client that hydrates. */
const useHasBase = (): boolean => useSyncExternalStore(subscribe, hasBase, onServer);

/** Links to levels and pages: an address for those who want one, and what happens here for everybody else. */
export function useAlbumLinks(options: UseAlbumLinksOptions): AlbumLinks {
  const { path, address, baseHref = '', go, getPageLinkProps } = options;
  const isBased = useHasBase();
  return useMemo(() => {
    const hrefOf = (to: AlbumAddress, destination: AlbumDestination): string => {
      const href = albumHref(to, destination(path), baseHref);
      return isBased ? linkAddress(href) : href;
    };
    const safeHrefOf = (destination: AlbumDestination) =>
      address ? safeHref(hrefOf(address, destination)) : undefined;
    const linkProps = (destination: AlbumDestination, reason: AlbumMoveReason) => ({
      href: safeHrefOf(destination),
      onClick(event: MouseEvent) {
        // A click that asks for a new tab is the browser's.
        if (address && !isPlainActivation(event)) return;
        event.preventDefault();
        go(destination, reason);
      },
    });
    return {
      getPageHref: address ? (page) => hrefOf(address, toPage(page)) : undefined,
      getPageLinkProps: (props) => getPageLinkProps({ href: safeHrefOf(toPage(props.page)), ...props }),
      getEntryLinkProps: ({ entry, ...props }) =>
        mergeProps({ ...linkProps(into(entry), 'enter'), 'data-entry': entry.kind }, props),
      getCrumbLinkProps: ({ depth, ...props }) =>
        mergeProps(
          {
            ...linkProps(upTo(depth), 'breadcrumb'),
            'aria-current': depth === path.length - 1 ? ('page' as const) : undefined,
          },
          props,
        ),
      getBackLinkProps: (props) => mergeProps(linkProps(up, 'back'), props),
    };
  }, [path, address, baseHref, isBased, go, getPageLinkProps]);
}
