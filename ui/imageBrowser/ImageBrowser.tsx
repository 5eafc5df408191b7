'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import {
  IMAGE_BROWSER_WIDTH_PX,
  useImageBrowser,
  useLightboxPosition,
  type UseImageBrowserOptions,
  type UseImageBrowserResult,
} from '@loggia/hooks/imageBrowser';
import type { GalleryImage } from '@loggia/hooks/backend';
import { containedSizes, useImageFailure, useImageAspectRatio } from '@loggia/hooks/picture';
import { useIsClient } from '@loggia/hooks/shared';
import type { PagerPosition, UseGalleryOptions, UseGalleryResult } from '@loggia/hooks/gallery';
import { usePaging, type BrowsingUrlState, type PagingTarget } from '@loggia/hooks/browsing';
import { HiddenFields } from '../browsing/SearchLine.tsx';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { GalleryPagerPart, GallerySlots, ImageSlots } from '../gallery/GallerySlots.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';
import { pagerName, pagerSides, type PagerSide, type PagerProps } from '../pager/Pager.tsx';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { fillSlot, type Slot } from '../slots.ts';
import { GalleryView, type GalleryViewOptions } from '../gallery/GalleryView.tsx';
import { lightboxOptionsOf } from '../gallery/ViewLightbox.tsx';

export interface ImageBrowserProps<TImage extends GalleryImage = GalleryImage>
  extends ImageBrowserOptions, Omit<GalleryViewOptions<TImage>, keyof ImageBrowserOptions | 'slots'> {
  /** The slots that replace parts of the kit. @default the kit's elements */
  readonly slots?: ImageBrowserSlots<TImage> | undefined;
}

export interface ImageBrowserSlots<TImage extends GalleryImage = GalleryImage> extends GallerySlots<TImage> {
  /** The pager, with a number field. In its `gallery`, each image counts as a page. */
  readonly imagePager?: Slot<GalleryPagerPart<TImage>> | undefined;
}

const NO_PAGER = { pager: () => null };

function ImageBrowserWithRef<TImage extends GalleryImage>(
  props: ImageBrowserProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const { jumpTo, lightboxOptions } = useLightboxPosition(lightboxOptionsOf(lightbox));
  return (
    <GalleryView
      options={{
        ...props,
        className: `loggia-image-browser-gallery ${props.className ?? ''}`,
        // The view has its own pager, which counts images, in a position that depends on the view.
        browserSlots: props.browserSlots ?? NO_PAGER,
        pagerPosition: 'below',
      }}
      viewLightbox={lightboxOptions}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, slots }) => (
        <ImageBrowserImage
          {...{ gallery, linkPropsOf, jumpTo, slots }}
          pagerSlot={props.slots?.imagePager}
          options={props}
        />
      )}
    />
  );
}

/**
 * Renders a gallery that shows one image per page, with its title, its description and a pager. The source must return
 * one image per page. When the lightbox closes, the view shows the image that the lightbox showed last.
 *
 * @example
 * <ImageBrowser images={images} />
 * <ImageBrowser backend={backend} galleryId="7" getPageHref={(page) => `?page=${page}`} />
 */
export const ImageBrowser = forwardRef(ImageBrowserWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ImageBrowserProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

interface ImageBrowserOptions
  extends
    Pick<UseGalleryOptions, 'page' | 'defaultPage' | 'onPageChange'>,
    Pick<ImageBrowserPagerProps, 'getPageHref' | 'urlState'> {
  /** The maximum width of the view, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
  /**
   * The number of images that load immediately. Set it to 0 for a view far down the page, so that images load only when
   * the view approaches the viewport.
   * @default 1 (the current image)
   */
  readonly eagerCount?: number | undefined;
  /** Whether to show the title below the image. @default true */
  readonly hasTitle?: boolean | undefined;
  /** The heading level of the title. @default 3 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether to show the description below the image. @default true */
  readonly hasDescription?: boolean | undefined;
  /** The position of the pager: above the image, below its text, or both. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
}

interface ImageBrowserImageProps<TImage extends GalleryImage> {
  readonly gallery: UseGalleryResult<TImage>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly options: ImageBrowserOptions;
  readonly jumpTo: UseImageBrowserOptions['jumpTo'];
  readonly slots: ImageSlots<TImage> | undefined;
  readonly pagerSlot: Slot<GalleryPagerPart<TImage>> | undefined;
}

const NO_FILE = '';

interface TextsProps {
  readonly image: GalleryImage;
  readonly options: Pick<ImageBrowserOptions, 'hasTitle' | 'headingLevel' | 'hasDescription'>;
}

function Texts({ image, options }: TextsProps) {
  const { hasTitle = true, headingLevel = 3, hasDescription = true } = options;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <div className="loggia-image-browser-texts" aria-live="polite">
      {hasTitle && image.title && <Heading>{image.title}</Heading>}
      {hasDescription && image.description && <p>{image.description}</p>}
    </div>
  );
}

/** Returns the width of the view, as a style rule until scripts run, and as a property of the element after that. */
function useWidth(width: number) {
  const isClient = useIsClient();
  const properties = { '--loggia-image-browser-width': `${width}px` } as const;
  const sheet = !isClient && width !== IMAGE_BROWSER_WIDTH_PX && (
    <FirstPaintStyle firstPaint={{ view: 'properties', selector: '.loggia-image-browser', properties }} />
  );
  return { sheet, style: isClient ? (properties as CSSProperties) : undefined };
}

/** Renders the current image with its text and pager. */
function ImageBrowserImage<TImage extends GalleryImage>(props: ImageBrowserImageProps<TImage>) {
  const { gallery, linkPropsOf, options, jumpTo, slots, pagerSlot } = props;
  const { width = IMAGE_BROWSER_WIDTH_PX } = options;
  const sides = pagerSides(options.pagerPosition);
  const browser = useImageBrowser(gallery, { ...options, jumpTo });
  const { image, index } = browser;
  const { sheet, style } = useWidth(width);
  const { hasFailed, getImageProps } = useImageFailure(image?.url ?? NO_FILE);
  const aspectRatio = useImageAspectRatio(image);
  const isClient = useIsClient();
  if (!image) return null;
  const name = gallery.nameOf(index);
  const { getPageHref, urlState } = options;
  const renderPager = (side: PagerSide) =>
    sides.includes(side) &&
    fillSlot(
      pagerSlot,
      { gallery: { ...gallery, ...browser }, getPageHref, side, isLast: side === sides.at(-1) },
      <ImageBrowserPager {...{ browser, getPageHref, side, urlState }} />,
    );
  const sizes = containedSizes(image, { width, windowHeights: 0.75 });
  const isEager = options.eagerCount !== 0;
  const { alt: _alt, src: _src, srcSet: _srcSet, ...imageProps } = aspectRatio.getImageProps(getImageProps());
  return (
    <div {...browser.getRegionProps({ className: 'loggia-image-browser', style })}>
      {sheet}
      {renderPager('above')}
      <div
        className="loggia-image-browser-image"
        data-index={index}
        data-shape={aspectRatio.shape}
        style={isClient ? { aspectRatio: aspectRatio.reservedRatio } : undefined}
      >
        <ImageLink
          {...{ image, index, name, hasFailed, slots }}
          linkProps={linkPropsOf(image)}
          pictureProps={{ ...imageProps, sizes, loading: isEager ? undefined : 'lazy', priority: isEager }}
        />
      </div>
      {fillSlot(slots?.caption, { image, index, name, position: 'below' }, <Texts image={image} options={options} />)}
      {renderPager('below')}
    </div>
  );
}

interface ImageBrowserPagerProps extends Pick<PagerProps, 'getPageHref' | 'side'> {
  readonly browser: UseImageBrowserResult;
  /** The state in the URL. If set, the number field works without scripts. */
  readonly urlState?: BrowsingUrlState | undefined;
}

/** Renders links to the previous and next image, and a number field. */
function ImageBrowserPager({ browser, getPageHref, side, urlState }: ImageBrowserPagerProps) {
  const { labels } = useKit();
  const paging = usePaging(browser, { urlState, labels: labels?.browsing });
  if (browser.pageCount < 2) return null;
  const renderLink = (target: PagingTarget) => {
    // Typed as `'a'`, because the link and the button take the same props here.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    return (
      <Element {...paging.getLinkProps({ target, hrefOf: getPageHref, className: 'loggia-button' })}>
        {target === 'next' ? <NextIcon /> : <PreviousIcon />}
      </Element>
    );
  };
  return (
    <nav className="loggia-pager" aria-label={pagerName(browser.labels, side)} data-side={side}>
      {renderLink('previous')}
      <form {...paging.getFormProps({ className: 'loggia-page-number' })}>
        <HiddenFields urlState={urlState} own={['page']} />
        <input {...paging.getInputProps()} size={String(browser.pageCount).length + 1} />
        <span>{paging.ofPages}</span>
      </form>
      {renderLink('next')}
    </nav>
  );
}
