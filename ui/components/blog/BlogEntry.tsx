'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { containedSizes, useImageFailure } from '@loggia/hooks';
import type { Backend, GalleryImage, LightboxTriggerRequest } from '@loggia/hooks';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';
import { usePlaceKept } from '../imageLink/usePlaceKept.ts';
import { lazyPart } from '../lightbox/lazyPart.tsx';
import { useIsClient } from '../../useIsClient.ts';
import type { BlogOptions } from './BlogOptions.ts';

// Nobody waits for these, and a server prints none of them.
const LazyActions = lazyPart(async () => (await import('./BlogActions.tsx')).BlogActions);
const LazyEmbed = lazyPart(async () => (await import('./BlogEmbed.tsx')).BlogEmbed);

export interface BlogEntryProps<TImage extends GalleryImage> {
  readonly image: TImage;
  readonly index: number;
  readonly name: string;
  readonly width: number;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  readonly backend: Backend<TImage> | null;
  readonly galleryId: string | undefined;
  readonly options: BlogOptions;
}

/** Rows that the actions take where there is little room: their place is kept until they come. */
function actionRows(options: BlogOptions, hasBackend: boolean): number {
  const { hasComments = hasBackend, hasCart = false, hasRating = false, shareNetworks } = options;
  return [hasComments || hasCart, hasRating, shareNetworks?.length !== 0].filter(Boolean).length;
}

/** An image with its title and description, and what a visitor can do with it. */
export function BlogEntry<TImage extends GalleryImage>(props: BlogEntryProps<TImage>) {
  const { image, index, name, width, linkPropsOf, backend, galleryId, options } = props;
  const { hasTitles = true, hasDescriptions = false, headingLevel = 3, isUrgent = false } = options;
  const Heading = `h${headingLevel}` as 'h3';
  const { hasFailed, getImageProps } = useImageFailure(image.url);
  const { style, onLoad } = usePlaceKept(image);
  const isClient = useIsClient();
  const { alt: _alt, src: _src, srcSet: _srcSet, ...imageProps } = getImageProps();
  const sizes = containedSizes(image, { width, windowHeights: 4 });
  const loading = index === 0 ? 'eager' : 'lazy';
  const link = (
    <ImageLink
      {...{ image, name, hasFailed }}
      linkProps={linkPropsOf(image)}
      pictureProps={{ ...imageProps, onLoad, sizes, loading, isUrgent: isUrgent && index === 0 }}
    />
  );
  return (
    <article className="loggia-blog-entry">
      <div className="loggia-blog-image" data-kind={image.kind} style={isEmbedded(image) ? undefined : style}>
        {isEmbedded(image) && isClient ? <LazyEmbed image={image} fallback={link} /> : link}
      </div>
      {hasTitles && image.title && <Heading>{image.title}</Heading>}
      {hasDescriptions && image.description && <p>{image.description}</p>}
      <div className="loggia-blog-actions" data-rows={actionRows(options, backend !== null)}>
        {isClient && (
          <LazyActions
            {...{ image, name, backend, galleryId, options }}
            commentProps={linkPropsOf(image, { openComments: true })}
            cartProps={linkPropsOf(image, { openShop: true })}
          />
        )}
      </div>
    </article>
  );
}
