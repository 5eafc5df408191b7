'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { albumHref } from './albumHref.ts';
import { changeLast, enterPath } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { UseAlbumResult } from './types.ts';

export interface UseAlbumLinksOptions extends Pick<UseAlbumResult, 'enter' | 'back' | 'goToDepth'> {
  readonly path: AlbumPath;
  readonly address: AlbumAddress | false;
  readonly baseHref: string | undefined;
}

type AlbumLinks = Pick<UseAlbumResult, 'getPageHref' | 'getEntryLinkProps' | 'getCrumbLinkProps' | 'getBackLinkProps'>;

/** Links to levels and pages: an address for those who want one, and what happens here for everybody else. */
export function useAlbumLinks(options: UseAlbumLinksOptions): AlbumLinks {
  const { path, address, baseHref = '', enter, back, goToDepth } = options;
  return useMemo(() => {
    const linkProps = (target: AlbumPath, act: () => void) => ({
      href: address ? albumHref(address, target, baseHref) : undefined,
      onClick(event: MouseEvent) {
        // A click that asks for a new tab is the browser's.
        if (address && !isPlainActivation(event)) return;
        event.preventDefault();
        act();
      },
    });
    return {
      getPageHref: address ? (page) => albumHref(address, changeLast(path, { page }), baseHref) : undefined,
      getEntryLinkProps: ({ entry, ...props }) =>
        mergeProps({ ...linkProps(enterPath(path, entry), () => enter(entry)), 'data-entry': entry.kind }, props),
      getCrumbLinkProps: ({ depth, ...props }) => {
        const link = linkProps(path.slice(0, depth + 1), () => goToDepth(depth));
        return mergeProps(
          { ...link, 'aria-current': depth === path.length - 1 ? ('page' as const) : undefined },
          props,
        );
      },
      getBackLinkProps: (props) => mergeProps(linkProps(path.slice(0, -1), back), props),
    };
  }, [path, address, baseHref, enter, back, goToDepth]);
}
