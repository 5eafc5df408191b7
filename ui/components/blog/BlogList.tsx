'use client';
import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { BLOG_UNWINDOWED_COUNT, BLOG_WIDTH_PX, useBlog } from '@loggia/hooks/blog';
import { useLayoutAnchor } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import { useIsClient, useItemKeys } from '@loggia/hooks/shared';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { LightboxTriggerRequest, ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { BlogEntry } from './BlogEntry.tsx';
import type { BlogOptions, BlogSlots } from './BlogOptions.ts';
import { pictureHeight } from './pictureHeight.ts';

export interface BlogListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'>;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  /** The prefix of the entries' ids, so that `#…` in an address leads to them. */
  readonly anchorPrefix: string;
  /** Knows an image whose entry stays mounted wherever the visitor scrolls. */
  readonly shown: ShownIndexStore;
  readonly backend: Backend<TImage> | null;
  readonly galleryId: string | undefined;
  readonly options: BlogOptions;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly actionsSlot: BlogSlots<TImage>['actions'];
}

/** Images one under the other, of which only those near the window are in the document where there are very many. */
export function BlogList<TImage extends GalleryImage>(props: BlogListProps<TImage>) {
  const { gallery, linkPropsOf, anchorPrefix, shown, backend, galleryId, options, slots, actionsSlot } = props;
  const { images, nameOf } = gallery;
  const { width = BLOG_WIDTH_PX, unwindowedCount = BLOG_UNWINDOWED_COUNT } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > unwindowedCount });
  const { hasTitles, headingLevel, hasDescriptions, hasComments } = options;
  const { shareNetworks, hasRating, hasCart, isUrgent } = options;
  const isClient = useIsClient();
  const keyOf = useItemKeys(images);
  const blog = useBlog({
    ...options,
    count: images.length,
    pinnedIndex,
    keyOf,
    knownHeightOf: (index, listWidth) => pictureHeight(images[index], listWidth),
  });
  useLayoutAnchor(blog, { indexOf: (fragment) => images.findIndex(({ id }) => fragment === anchorPrefix + id) });
  const style = isClient ? ({ '--loggia-blog-width': `${width}px` } as CSSProperties) : undefined;
  const renderEntry = (image: TImage, index: number) => (
    <li key={keyOf(index)} {...blog.getEntryProps({ index, id: anchorPrefix + image.id })}>
      <BlogEntry
        {...{ image, index, backend, galleryId, linkPropsOf, width, slots, actionsSlot }}
        {...{ hasTitles, headingLevel, hasDescriptions, hasComments, shareNetworks, hasRating, hasCart, isUrgent }}
        name={nameOf(index)}
      />
    </li>
  );
  return (
    <ul {...blog.getContainerProps({ className: 'loggia-blog', style })}>
      {blog.indices.map((index) => images[index] && renderEntry(images[index], index))}
    </ul>
  );
}
