'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useGalleryGetters } from '../gallery/useGalleryGetters.ts';
import { useSourceChange } from '../gallery/useSourceChange.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { albumAddress } from './albumAddress.ts';
import { createAlbumState } from './albumState.ts';
import { albumView } from './albumView.ts';
import { createAlbumDesk } from './engine/createAlbumDesk.ts';
import { createAlbumVerbs } from './createAlbumVerbs.ts';
import { initialAlbumLevel } from './initialAlbumLevel.ts';
import { ALBUM_LABELS } from './labels.ts';
import type { UseAlbumOptions, UseAlbumResult } from './types.ts';
import { useAlbumLinks } from './useAlbumLinks.ts';

/**
 * Albums within albums, down to their galleries: entering, the way back, the address, and the browser's Back. The old level
 * stays while the next one loads, and a failure keeps it.
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
  const { source, initialLevel, baseHref, enabled = true } = options;
  const [ownAddress] = useState(albumAddress);
  const address = options.address ?? ownAddress;
  const labels = useLabels(ALBUM_LABELS, options.labels);
  const [state, setState] = useState(() => createAlbumState(initialAlbumLevel(source, initialLevel)));
  const [desk] = useState(() => createAlbumDesk(state, setState));
  const [{ go, verbs }] = useState(() => createAlbumVerbs(desk));
  const { announcement, ...view } = albumView(state, labels);
  const { entries } = view;
  const getters = useGalleryGetters({ ...view, ...verbs, announcement, labels });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const latest = useLatestRef({ ...options, ...getters, address, headingRef });

  const hasSource = enabled && source !== undefined;
  useEffect(() => (hasSource ? desk.open(latest) : undefined), [desk, hasSource, latest]);
  useSourceChange(source, state, () => desk.ask((moves) => moves.changeSource()));
  useWhenOnline(state.failure?.code === 'offline', verbs.retry);
  useIsomorphicLayoutEffect(() => {
    state.arrival?.show();
  }, [state.arrival]);

  return {
    ...view,
    ...verbs,
    ...getters,
    ...useAlbumLinks({ ...view, ...getters, address, baseHref, go }),
    level: state.shown,
    nameOf: useCallback(
      (index) => {
        const { kind, title: own, count } = entries[index] ?? {};
        const untitled = kind === 'gallery' ? labels.untitledGallery : labels.untitledAlbum;
        const title = own || fillLabel(untitled, { index: index + 1 });
        return count === undefined ? title : fillLabel(labels.counted, { title, count });
      },
      [entries, labels],
    ),
    getHeadingProps: useCallback<PropGetter<'h2'>>((props) => mergeProps({ ref: headingRef, tabIndex: -1 }, props), []),
    getBreadcrumbProps: useCallback<PropGetter<'nav'>>(
      (props) => mergeProps({ 'aria-label': labels.breadcrumb }, props),
      [labels],
    ),
    labels,
  };
}
