import type { UseCarouselOptions } from '../../carousel/types.ts';
import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { UseVirtualLayoutOptions, UseVirtualLayoutResult } from '../../layout/types.ts';
import type { PropGetter } from '../../shared/ElementProps.ts';
import type { FocusRegion } from '../../shared/useFocusKept.ts';
import type { PlaylistOptions, PlaylistTemplate, UsePlaylistResult } from '../types.ts';

/** A template in rows and columns, for any number of videos. */
export type ListTemplate = Exclude<PlaylistTemplate, 'carousel'>;

/** The shape of a list. Sizes in CSS pixels. */
export interface VideoListShape {
  readonly width: number;
  /** The wanted number of columns, 1 to 6. */
  readonly columns: number;
  /** Width of a thumbnail by its height. */
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
  /** The number of videos that are on their way: their places come after the others. @default 0 */
  readonly pendingCount?: number | undefined;
  /** @default 'grid' */
  readonly template?: ListTemplate | undefined;
}

export interface UseVideoListResult extends UseVirtualLayoutResult {
  readonly hasTitles: boolean;
  /** Whether descriptions are shown: the option is set, and a video has one. */
  readonly hasDescriptions: boolean;
}

/** The part of a playlist that a carousel of videos needs. */
export type VideoCarouselTarget = Pick<UsePlaylistResult, 'getListProps' | 'labels'>;

export interface UseVideoCarouselOptions extends Pick<PlaylistOptions, 'columns'> {
  readonly videos: readonly PlaylistVideo[];
  /**
   * Selectors of the carousel and of the server-rendered list that it replaces, and of their links, so that focus stays on its link.
   * @default none
   */
  readonly focus?: FocusRegion | undefined;
}

export interface UseVideoCarouselResult {
  /** For the `key` of the carousel, so that another page starts at its beginning. */
  readonly carouselKey: string | undefined;
  /** For `useCarousel`. */
  readonly carouselOptions: Pick<
    UseCarouselOptions,
    'label' | 'count' | 'keyOf' | 'jumpTo' | 'items' | 'gap' | 'step' | 'dots' | 'nameOf'
  >;
  /** For the element around the carousel, which the page scrolls to after paging. */
  readonly getContainerProps: PropGetter<'div'>;
}
