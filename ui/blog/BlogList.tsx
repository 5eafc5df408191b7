'use client';
import { memo, type ComponentPropsWithoutRef, type CSSProperties, type ReactElement } from 'react';
import {
  BLOG_LABELS,
  BLOG_VIRTUALIZATION_THRESHOLD,
  BLOG_WIDTH_PX,
  blogCommentsText,
  useBlog,
} from '@loggia/hooks/blog';
import { useLayoutAnchor } from '@loggia/hooks/layout';
import { useShownIndex, type LightboxTriggerRequest, type ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { useIsClient, useItemKeys } from '@loggia/hooks/shared';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import {
  boundedRatio,
  containedSizes,
  imageShape,
  knownSize,
  useImageFailure,
  useImageAspectRatio,
  type UseImageAspectRatioResult,
} from '@loggia/hooks/picture';
import { useShare } from '@loggia/hooks/share';
import { EMBED_RATIO } from '@loggia/hooks/embed';
import { embedsChunk } from '../chunks.ts';
import { CartIcon } from '../icons/CartIcon.ts';
import { CommentIcon } from '../icons/CommentIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent, type LateProps } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { EmbedFailure } from '../embed/EmbedFailure.tsx';
import { isEmbedded } from '../embed/isEmbedded.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';
import { Rating } from '../rating/Rating.tsx';
import { ShareLinks } from '../share/SharePanel.tsx';
import type { BlogEntryOptions, BlogOptions, BlogSlots } from './BlogGallery.tsx';

interface BlogListProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf'>;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  /** The prefix of the entries' `id` attributes, which URL hashes can refer to. */
  readonly anchorPrefix: string;
  /** Tracks the image whose entry stays mounted at any scroll position. */
  readonly shown: ShownIndexStore;
  readonly backend: Backend<TImage> | null;
  readonly galleryId: string | undefined;
  readonly options: BlogOptions;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly actionsSlot: BlogSlots<TImage>['actions'];
}

/** Renders the images in a single column. Very long lists are virtualized. */
export function BlogList<TImage extends GalleryImage>(props: BlogListProps<TImage>) {
  const { gallery, linkPropsOf, anchorPrefix, shown, backend, galleryId, options, slots, actionsSlot } = props;
  const { images, nameOf } = gallery;
  const { width = BLOG_WIDTH_PX, virtualizationThreshold = BLOG_VIRTUALIZATION_THRESHOLD } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > virtualizationThreshold });
  const { hasTitles, headingLevel, hasDescriptions, hasComments } = options;
  const { shareNetworks, hasRating, hasCart, eagerCount, priority } = options;
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
        {...{ hasTitles, headingLevel, hasDescriptions, hasComments, shareNetworks, hasRating, hasCart }}
        {...{ eagerCount, priority }}
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

const renderEmbedFailure: LateProps['renderFailure'] = (getRetryButtonProps) => (
  <EmbedFailure getRetryButtonProps={getRetryButtonProps} />
);

const LazyBlogEmbed = lateComponent(embedsChunk, 'BlogEmbed', { keepsFallback: true });

interface BlogEntryProps<TImage extends GalleryImage> extends BlogEntryOptions {
  readonly image: TImage;
  readonly index: number;
  readonly name: string;
  readonly width: number;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  readonly backend: Backend<TImage> | null;
  readonly galleryId: string | undefined;
  /** The slots for an image. Their functions must not change between renders. */
  readonly slots: ImageSlots<TImage> | undefined;
  readonly actionsSlot: BlogSlots<TImage>['actions'];
}

/**
 * Returns the number of rows that the actions need in a narrow list. The space for these rows is reserved until the
 * actions have loaded.
 */
function actionRows(options: BlogEntryOptions, hasBackend: boolean): number {
  const { hasComments = hasBackend, hasCart = false, hasRating = false, shareNetworks } = options;
  return [hasComments || hasCart, hasRating, shareNetworks?.length !== 0].filter(Boolean).length;
}

/**
 * Returns the props for the element around an image. Embeds have their own size, and no `style` attributes are rendered
 * on the server.
 */
function shapeProps(image: GalleryImage, { shape, reservedRatio }: UseImageAspectRatioResult, isClient: boolean) {
  if (isEmbedded(image)) return undefined;
  return { 'data-shape': shape, style: isClient ? { aspectRatio: reservedRatio } : undefined };
}

function EntryOfImage<TImage extends GalleryImage>(props: BlogEntryProps<TImage>) {
  const { image, index, name, width, linkPropsOf, backend, galleryId, slots, actionsSlot, ...options } = props;
  const { hasTitles = true, hasDescriptions = false, headingLevel = 3 } = options;
  const { eagerCount = 1, priority = false } = options;
  const Heading = `h${headingLevel}` as 'h3';
  const { hasFailed, getImageProps } = useImageFailure(image.url);
  const aspectRatio = useImageAspectRatio(image);
  const isClient = useIsClient();
  const { alt: _alt, src: _src, srcSet: _srcSet, ...imageProps } = aspectRatio.getImageProps(getImageProps());
  const sizes = containedSizes(image, { width, windowHeights: 4 });
  const isEager = index < eagerCount;
  const loading = isEager ? 'eager' : 'lazy';
  const actions = {
    commentProps: linkPropsOf(image, { openComments: true }),
    cartProps: linkPropsOf(image, { openShop: true }),
  };
  const link = (
    <ImageLink
      {...{ image, index, name, hasFailed, slots }}
      linkProps={linkPropsOf(image)}
      pictureProps={{ ...imageProps, sizes, loading, priority: priority && isEager }}
    />
  );
  return (
    <article className="loggia-blog-entry">
      <div className="loggia-blog-image" data-kind={image.kind} {...shapeProps(image, aspectRatio, isClient)}>
        {isEmbedded(image) ? <LazyBlogEmbed image={image} fallback={link} renderFailure={renderEmbedFailure} /> : link}
      </div>
      {fillSlot(
        slots?.caption,
        { image, index, name, position: 'below' },
        <>
          {hasTitles && image.title && <Heading>{image.title}</Heading>}
          {hasDescriptions && image.description && <p>{image.description}</p>}
        </>,
      )}
      <div className="loggia-blog-actions" data-rows={actionRows(options, backend !== null)}>
        {isClient &&
          fillSlot(
            actionsSlot,
            { image, index, name, ...actions },
            <BlogActions {...{ image, name, backend, galleryId, options, ...actions }} />,
          )}
      </div>
    </article>
  );
}

/**
 * Renders an image with its title, its description and its actions. It is memoized, so that it doesn't render each time
 * the list does.
 */
const BlogEntry = memo(EntryOfImage) as <TImage extends GalleryImage>(props: BlogEntryProps<TImage>) => ReactElement;

interface BlogActionsProps {
  readonly image: GalleryImage;
  readonly name: string;
  readonly backend: Backend | null;
  readonly galleryId: string | undefined;
  readonly options: BlogEntryOptions;
  /** The props for the link that opens the image and its comments. */
  readonly commentProps: ComponentPropsWithoutRef<'a'>;
  readonly cartProps: ComponentPropsWithoutRef<'a'>;
}

function BlogActions(props: BlogActionsProps) {
  const { image, name, backend, galleryId, options, commentProps, cartProps } = props;
  const { hasComments = Boolean(backend?.comments), hasRating = false, hasCart = false, shareNetworks } = options;
  const kit = useKit();
  const labels = { ...BLOG_LABELS, ...kit.labels?.blog };
  const share = useShare({ image }, { networks: shareNetworks, galleryId, labels: kit.labels?.share });
  return (
    <>
      {hasComments && (
        <a {...commentProps} className="loggia-blog-action">
          <CommentIcon />
          <span>{blogCommentsText(image.commentCount, labels)}</span>
          <span className="loggia-visually-hidden">: {name}</span>
        </a>
      )}
      {hasCart && image.priceList && (
        <a {...cartProps} className="loggia-blog-action">
          <CartIcon />
          <span>{labels.buy}</span>
          <span className="loggia-visually-hidden">: {name}</span>
        </a>
      )}
      {hasRating && <Rating target={{ image, backend: backend ?? undefined }} />}
      <ShareLinks share={share} />
    </>
  );
}

/**
 * Returns the height of an entry's image for the given width, in CSS pixels. Images are never shown wider than their
 * file, except very wide ones, which are cropped.
 */
export function pictureHeight(image: GalleryImage | undefined, width: number): number {
  // An estimate until the entry is mounted and measured.
  if (image && isEmbedded(image)) return width * EMBED_RATIO;
  const size = knownSize(image);
  if (!size) return 0;
  return (imageShape(size) === 'wide' ? width : Math.min(width, size.width)) / boundedRatio(size);
}
