'use client';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { AlbumEntry } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { useGalleryGetters } from '../gallery/useGalleryGetters.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { hasBase, linkUrl } from '../../core/shared/engine/pageUrl.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isPlainActivation } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import {
  albumUrlCodec,
  albumHref,
  into,
  toPage,
  up,
  upTo,
  type AlbumUrlCodec,
  type AlbumDestination,
  type AlbumPath,
} from './albumPath.ts';
import { albumView } from './albumView.ts';
import { ALBUM_LABELS, type AlbumLabels } from './labels.ts';
import type { UseAlbumOptions, UseAlbumResult } from './types.ts';
import { useAlbumNavigation } from './useAlbumNavigation.ts';

/**
 * Manages navigation through nested albums down to their galleries, in sync with the URL and the browser's history. The
 * previous level is kept while the next one loads and after a failure.
 *
 * @example
 * const album = useAlbum({ source: backend.albums });
 * <div {...album.getContainerProps()}>
 *   <h2 {...album.getHeadingProps()}>{album.title}</h2>
 *   {album.entries.map((entry, index) => (
 *     <a key={entry.kind + entry.id} {...album.getEntryLinkProps({ entry })}>{album.nameOf(index)}</a>
 *   ))}
 *   {album.level?.kind === 'gallery' && <ThumbnailGallery backend={album.level.backend} initialPage={album.level.page} />}
 *   <div {...album.getStatusProps()} />
 * </div>
 */
export function useAlbum<TImage extends GalleryImage = GalleryImage>(
  options: UseAlbumOptions<TImage>,
): UseAlbumResult<TImage> {
  const [ownCodec] = useState(albumUrlCodec);
  const address = options.urlCodec ?? ownCodec;
  const labels = useLabels(ALBUM_LABELS, options.labels);
  const containerRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { state, verbs } = useAlbumNavigation({ ...options, address, containerRef, headingRef });
  const { announcement, ...view } = albumView(state, labels);
  const { entries } = view;
  const getters = useGalleryGetters({ ...view, ...verbs, containerRef, announcement, labels });

  return {
    ...view,
    ...verbs,
    ...getters,
    ...useAlbumLinks({ ...view, ...verbs, ...getters, address, baseHref: options.baseHref }),
    level: state.shown,
    ...useEntryNames(entries, labels),
    getHeadingProps: useCallback<PropGetter<'h2'>>((props) => mergeProps({ ref: headingRef, tabIndex: -1 }, props), []),
    getBreadcrumbProps: useCallback<PropGetter<'nav'>>(
      (props) => mergeProps({ 'aria-label': labels.breadcrumb }, props),
      [labels],
    ),
    labels,
  };
}

/**
 * Returns functions that provide an entry's title, its item count as text, and its accessible name, which combines the
 * two.
 */
function useEntryNames(
  entries: readonly AlbumEntry[],
  labels: AlbumLabels,
): Pick<UseAlbumResult, 'nameOf' | 'titleOf' | 'countOf'> {
  return useMemo(() => {
    const titleOf = (index: number) => {
      const { kind, title } = entries[index] ?? {};
      return title || fillLabel(labels[kind === 'gallery' ? 'untitledGallery' : 'untitledAlbum'], { index: index + 1 });
    };
    const countOf = (index: number) => {
      const { kind, count } = entries[index] ?? {};
      if (count === undefined) return '';
      const [one, several] =
        kind === 'gallery' ? (['oneImage', 'imageCount'] as const) : (['oneEntry', 'entryCount'] as const);
      return count === 1 ? labels[one] : fillLabel(labels[several], { count });
    };
    return {
      titleOf,
      countOf,
      nameOf: (index) => {
        const [title, count] = [titleOf(index), countOf(index)];
        return count ? fillLabel(labels.counted, { title, count }) : title;
      },
    };
  }, [entries, labels]);
}

interface UseAlbumLinksOptions extends Pick<UseAlbumResult, 'enter' | 'back' | 'goToDepth' | 'getPageLinkProps'> {
  readonly path: AlbumPath;
  readonly address: AlbumUrlCodec | false;
  readonly baseHref: string | undefined;
}

type AlbumLinks = Pick<
  UseAlbumResult,
  'getPageHref' | 'getEntryLinkProps' | 'getCrumbLinkProps' | 'getBackLinkProps' | 'getPageLinkProps'
>;

const subscribe = () => () => undefined;
const onServer = () => false;

/** Whether links need full URLs because the page has a `<base>`. Always `false` during hydration. */
const useHasBase = (): boolean => useSyncExternalStore(subscribe, hasBase, onServer);

/**
 * Returns prop getters for links to levels and pages. Each link has a URL, but a plain click navigates within the
 * album.
 */
function useAlbumLinks(options: UseAlbumLinksOptions): AlbumLinks {
  const { path, address, baseHref = '', enter, back, goToDepth, getPageLinkProps } = options;
  const isBased = useHasBase();
  return useMemo(() => {
    const hrefOf = (to: AlbumUrlCodec, destination: AlbumDestination): string => {
      const href = albumHref(to, destination(path), baseHref);
      return isBased ? linkUrl(href) : href;
    };
    const safeHrefOf = (destination: AlbumDestination) =>
      address ? safeHref(hrefOf(address, destination)) : undefined;
    const linkProps = (destination: AlbumDestination, follow: () => void) => ({
      href: safeHrefOf(destination),
      onClick(event: MouseEvent) {
        // The browser handles clicks that open a new tab.
        if (address && !isPlainActivation(event)) return;
        event.preventDefault();
        follow();
      },
    });
    return {
      getPageHref: address ? (page) => hrefOf(address, toPage(page)) : undefined,
      getPageLinkProps: (props) => getPageLinkProps({ href: safeHrefOf(toPage(props.page)), ...props }),
      getEntryLinkProps: ({ entry, ...props }) =>
        mergeProps({ ...linkProps(into(entry), () => enter(entry)), 'data-entry': entry.kind }, props),
      getCrumbLinkProps: ({ depth, ...props }) =>
        mergeProps(
          {
            ...linkProps(upTo(depth), () => goToDepth(depth)),
            'aria-current': depth === path.length - 1 ? ('page' as const) : undefined,
          },
          props,
        ),
      getBackLinkProps: (props) => mergeProps(linkProps(up, back), props),
    };
  }, [path, address, baseHref, isBased, enter, back, goToDepth, getPageLinkProps]);
}
