import type { UseCarouselOptions } from '../../../gallery/carousel/types.ts';
import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { UseVirtualLayoutOptions, UseVirtualLayoutResult } from '../../../gallery/virtual/types.ts';
import type { PropGetter } from '../../../core/shared/ElementProps.ts';
import type { FocusRegion } from '../../../core/shared/useFocusKept.ts';
import type { PlaylistOptions, PlaylistTemplate, UsePlaylistResult } from '../types.ts';

/** A template that arranges any number of videos in rows and columns. */
export type ListTemplate = Exclude<PlaylistTemplate, 'carousel'>;

/** The dimensions of a video list, in CSS pixels. */
export interface VideoListShape {
  readonly width: number;
  /** The preferred number of columns, 1 to 6. */
  readonly columns: number;
  /** Aspect ratio of a thumbnail (width / height). */
  readonly thumbnailRatio: number;
  readonly hasTitles: boolean;
  readonly hasDescriptions: boolean;
}

export interface UseVideoListOptions
  extends
    Pick<PlaylistOptions, 'columns' | 'showTitles' | 'showDescriptions' | 'thumbnailRatio'>,
    Pick<
      UseVirtualLayoutOptions,
      'width' | 'overscan' | 'initialCount' | 'virtualizationThreshold' | 'pinnedIndex' | 'enabled'
    > {
  readonly videos: readonly PlaylistVideo[];
  /** The number of videos that are still loading. Space for them is reserved at the end of the list. @default 0 */
  readonly pendingCount?: number | undefined;
  /** The layout of the videos. @default 'grid' */
  readonly template?: ListTemplate | undefined;
}

export interface UseVideoListResult extends UseVirtualLayoutResult {
  readonly hasTitles: boolean;
  /** Whether descriptions are shown. True if they are enabled and at least one video has a description. */
  readonly hasDescriptions: boolean;
}

/** The parts of a playlist that `useVideoCarousel` needs. */
export type VideoCarouselTarget = Pick<UsePlaylistResult, 'getListProps' | 'labels'>;

export interface UseVideoCarouselOptions extends Pick<PlaylistOptions, 'columns'> {
  readonly videos: readonly PlaylistVideo[];
  /**
   * Selectors for the carousel, the server-rendered list it replaces, and the links inside them. They are used to keep
   * focus on the same link when the list is replaced.
   * @default none
   */
  readonly focus?: FocusRegion | undefined;
}

export interface UseVideoCarouselResult {
  /** The carousel's `key`. It changes when the first video changes, so that each page starts at the beginning. */
  readonly carouselKey: string | undefined;
  /** Options for `useCarousel`. */
  readonly carouselOptions: Pick<
    UseCarouselOptions,
    'label' | 'count' | 'keyOf' | 'jumpTo' | 'items' | 'gap' | 'step' | 'dots' | 'nameOf'
  >;
  /** Returns props for the element around the carousel. The browser scrolls to this element after a page change. */
  readonly getContainerProps: PropGetter<'div'>;
}
