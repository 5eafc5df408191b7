'use client';
import { useCallback, useMemo } from 'react';
import { captionHeight } from '@loggia/hooks/layout';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { CaptionTexts, LayoutDirection } from '@loggia/hooks/layout';
import type { ImageListOptions } from './ImageList.tsx';

export interface MasonryCaptionOptions {
  readonly direction?: LayoutDirection | undefined;
  /**
   * Titles over the pictures (`hover` means always where nothing can hover; `show`), or below them in columns (`below`).
   * @default 'none'
   */
  readonly titleDisplay?: 'hover' | 'show' | 'below' | 'none' | undefined;
  /** Descriptions below the pictures in columns, over them in rows or with `over`; of three lines at most. @default false */
  readonly hasDescriptions?: boolean | 'over' | undefined;
  /** Room below each picture in columns for a caption of your own (`slots.caption`), in CSS pixels. @default that of the kit's texts */
  readonly captionHeight?: number | undefined;
}

interface MasonryCaptions {
  readonly titleDisplay: ImageListOptions['titleDisplay'];
  readonly below: CaptionTexts | undefined;
  readonly hasDescriptionsOver: boolean;
  /** For `useMasonry`. */
  readonly captionHeightOf: ((image: GalleryImage) => number) | undefined;
}

/** The texts below the pictures of a masonry, and the room for them. Rows have no room below a picture. */
export function useMasonryCaptions(options: MasonryCaptionOptions): MasonryCaptions {
  const { direction, titleDisplay, hasDescriptions = false, captionHeight: ownHeight } = options;
  const isSideways = direction === 'horizontal';
  const hasTitle = !isSideways && titleDisplay === 'below';
  const hasDescription = !isSideways && hasDescriptions === true;
  const isNeeded = hasTitle || hasDescription || (!isSideways && ownHeight !== undefined);
  const captionHeightOf = useCallback(
    (image: GalleryImage) =>
      ownHeight ??
      captionHeight({
        hasTitle: hasTitle && Boolean(image.title),
        hasDescription: hasDescription && Boolean(image.description),
      }),
    [hasTitle, hasDescription, ownHeight],
  );
  return {
    titleDisplay: titleDisplay === 'below' ? 'show' : titleDisplay,
    below: useMemo(() => (isNeeded ? { hasTitle, hasDescription } : undefined), [isNeeded, hasTitle, hasDescription]),
    hasDescriptionsOver: hasDescriptions !== false && !hasDescription,
    captionHeightOf: isNeeded ? captionHeightOf : undefined,
  };
}
