'use client';
import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { BLOG_WIDTH_PX, useBlog } from '@loggia/hooks';
import type { Backend, GalleryImage, LightboxTriggerRequest, UseGalleryResult } from '@loggia/hooks';
import { useIsClient } from '../../useIsClient.ts';
import { BlogEntry } from './BlogEntry.tsx';
import type { BlogOptions } from './BlogOptions.ts';

export interface BlogListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'>;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  readonly anchorPrefix: string;
  readonly backend: Backend<TImage> | null;
  readonly galleryId: string | undefined;
  readonly options: BlogOptions;
}

/** Images one under the other. */
export function BlogList<TImage extends GalleryImage>(props: BlogListProps<TImage>) {
  const { gallery, linkPropsOf, anchorPrefix, backend, galleryId, options } = props;
  const { images, nameOf } = gallery;
  const { width = BLOG_WIDTH_PX } = options;
  const isClient = useIsClient();
  const blog = useBlog({ ...options, count: images.length });
  const style = isClient ? ({ '--loggia-blog-width': `${width}px` } as CSSProperties) : undefined;
  const renderEntry = (image: TImage, index: number) => (
    <li
      key={`${index} ${image.id}`}
      {...blog.getEntryProps({ index, id: anchorPrefix + image.id, 'data-index': index })}
    >
      {blog.isMounted(index) && (
        <BlogEntry {...{ image, index, backend, galleryId, options, linkPropsOf }} name={nameOf(index)} width={width} />
      )}
    </li>
  );
  return (
    <ul className="loggia-blog" style={style}>
      {images.map(renderEntry)}
    </ul>
  );
}
