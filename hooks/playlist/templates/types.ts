import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { UseWindowedLayoutOptions, UseWindowedLayoutResult } from '../../layout/types.ts';
import type { PlaylistOptions, PlaylistTemplate } from '../types.ts';

/** A template whose videos stand in rows and columns, of which any number can be there. */
export type ListTemplate = Exclude<PlaylistTemplate, 'carousel'>;

/** What a list looks like. Sizes in CSS pixels. */
export interface VideoListShape {
  readonly width: number;
  /** 1 to 6, as far as there is room. */
  readonly columns: number;
  /** Width of a thumbnail by its height. */
  readonly thumbnailRatio: number;
  readonly hasTitles: boolean;
  readonly hasDescriptions: boolean;
}

export interface UseVideoListOptions
  extends
    Pick<PlaylistOptions, 'columns' | 'showsTitles' | 'showsDescriptions' | 'thumbnailRatio'>,
    Pick<
      UseWindowedLayoutOptions,
      'width' | 'overscan' | 'initialCount' | 'unwindowedCount' | 'pinnedIndex' | 'enabled'
    > {
  readonly videos: readonly PlaylistVideo[];
  /** @default 'grid' */
  readonly template?: ListTemplate | undefined;
}

export interface UseVideoListResult extends UseWindowedLayoutResult {
  readonly hasTitles: boolean;
  /** Descriptions are wanted, and there is one. */
  readonly hasDescriptions: boolean;
}
