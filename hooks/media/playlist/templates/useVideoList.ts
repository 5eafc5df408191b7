'use client';
import { useCallback, useMemo, type CSSProperties } from 'react';
import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { GalleryLayout } from '../../../gallery/virtual/types.ts';
import { useVirtualLayout } from '../../../gallery/virtual/useVirtualLayout.ts';
import { clamp } from '../../../core/shared/clamp.ts';
import type { ElementProps } from '../../../core/shared/ElementProps.ts';
import { mergeProps } from '../../../core/shared/mergeProps.ts';
import { knownName } from '../../../core/shared/knownName.ts';
import { useItemKeys } from '../../../core/shared/useItemKeys.ts';
import { MAX_VIDEO_COLUMNS, VIDEO_COLUMNS } from '../constants.ts';
import { videoTextScale } from '../engine/videoTextScale.ts';
import type { ListTemplate, UseVideoListOptions, UseVideoListResult } from './types.ts';
import { descriptionLines, videoListLayout, videoRatio } from './videoListLayout.ts';

/** Placeholders for videos that are loading. */
const awaitedVideos = (length: number) =>
  Array.from({ length }, (): PlaylistVideo => ({ provider: 'youtube', id: '', title: '' }));

const TEMPLATES = ['grid', 'list', 'bigThumb', 'mix', 'masonry'] as const satisfies readonly ListTemplate[];

/**
 * Lays out a playlist's videos in one of its templates, and virtualizes long lists. All sizes are known before any
 * image loads, so there are no layout shifts.
 *
 * @example
 * const list = useVideoList({ videos: playlist.videos, template: 'mix', columns: 4 });
 * <ul {...list.getContainerProps()}>
 *   {list.indices.map((index) => <li key={videos[index].id} {...list.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useVideoList(options: UseVideoListOptions): UseVideoListResult {
  const { columns = VIDEO_COLUMNS, pendingCount = 0 } = options;
  const template = knownName(options.template ?? 'grid', TEMPLATES, 'playlist template');
  const videos = useMemo(
    () => (pendingCount > 0 ? [...options.videos, ...awaitedVideos(pendingCount)] : options.videos),
    [options.videos, pendingCount],
  );
  const { name: shape, ratio: thumbnailRatio } = videoRatio(options.thumbnailRatio);
  const { showTitles: hasTitles = true, showDescriptions = true } = options;
  const hasDescriptions = useMemo(
    () => showDescriptions && videos.some(({ description }) => description),
    [showDescriptions, videos],
  );
  const createLayout = useCallback(
    (width: number) => {
      // The whole list scales with the user's text size. Lay it out for a narrower width, and then scale it up.
      const scale = videoTextScale();
      const shape = { width: width / scale, columns, thumbnailRatio, hasTitles, hasDescriptions };
      return scaledLayout(videoListLayout(template, videos, shape), scale);
    },
    [template, videos, columns, thumbnailRatio, hasTitles, hasDescriptions],
  );
  const virtualized = useVirtualLayout({ ...options, keyOf: useItemKeys(videos), count: videos.length, createLayout });
  const { layout, getContainerProps, getItemProps } = virtualized;
  // Count the lines only on the client, because server-rendered HTML must not contain style attributes.
  const counted = template === 'masonry' && hasDescriptions ? layout : null;
  const scale = counted ? videoTextScale() : 1;
  const linesOf = (index: number) => {
    if (!counted) return {};
    const lines = descriptionLines(videos[index]?.description, counted.rectangleOf(index).width / scale);
    return { style: { '--loggia-video-lines': lines } as CSSProperties };
  };
  const state = {
    'data-template': template,
    'data-columns': clamp(Math.floor(columns), 1, MAX_VIDEO_COLUMNS),
    'data-ratio': shape,
    'data-titles': hasTitles ? '' : undefined,
    'data-descriptions': hasDescriptions ? '' : undefined,
  };
  return {
    ...virtualized,
    hasTitles,
    hasDescriptions,
    getContainerProps: (props?: ElementProps<'ul'>) => getContainerProps(mergeProps(state, props)),
    getItemProps: (props) => getItemProps(mergeProps(linesOf(props.index), props)),
  };
}

/** Returns the layout scaled by a factor. */
export function scaledLayout(layout: GalleryLayout, scale: number): GalleryLayout {
  return {
    count: layout.count,
    width: layout.width * scale,
    height: layout.height * scale,
    rectangleOf(index) {
      const { left, top, width, height } = layout.rectangleOf(index);
      return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    },
    rangeBetween: (top, bottom) => layout.rangeBetween(top / scale, bottom / scale),
  };
}
