'use client';
import { useCallback, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { albumAddress } from './albumAddress.ts';
import { albumView } from './albumView.ts';
import { ALBUM_LABELS } from './labels.ts';
import { showBeginning } from './showBeginning.ts';
import type { UseAlbumOptions, UseAlbumResult } from './types.ts';
import { useAlbumArrival } from './useAlbumArrival.ts';
import { useAlbumGetters } from './useAlbumGetters.ts';
import { useAlbumNavigation } from './useAlbumNavigation.ts';
import { useAlbumVerbs } from './useAlbumVerbs.ts';

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
  const [ownAddress] = useState(albumAddress);
  const address = options.address ?? ownAddress;
  const labels = useLabels(ALBUM_LABELS, options.labels);

  const navigation = useAlbumNavigation({ ...options, address });
  const { announcement, ...view } = albumView(navigation.state, labels);
  const verbs = useAlbumVerbs(navigation, view);
  const { entries } = view;

  const nameOf = useCallback(
    (index: number) => {
      const { kind, title: own, count } = entries[index] ?? {};
      const untitled = kind === 'gallery' ? labels.untitledGallery : labels.untitledAlbum;
      const title = own || fillLabel(untitled, { index: index + 1 });
      return count === undefined ? title : fillLabel(labels.counted, { title, count });
    },
    [entries, labels],
  );
  const elements = useAlbumArrival(navigation.state.arrival);
  const notePage = useStableCallback((turnedTo: number) => {
    verbs.notePage(turnedTo);
    showBeginning(elements.containerRef.current);
  });
  const { baseHref = '' } = options;
  const getters = useAlbumGetters({ ...view, ...verbs, ...elements, announcement, address, baseHref, labels });

  return { ...view, ...verbs, notePage, ...getters, level: navigation.state.shown, nameOf, labels };
}
