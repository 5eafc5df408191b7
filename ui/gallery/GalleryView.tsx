'use client';
import {
  memo,
  useCallback,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useBackend, type Backend, type GalleryImage } from '@loggia/hooks/backend';
import { useGallery, type PagerPosition, type UseGalleryOptions, type UseGalleryResult } from '@loggia/hooks/gallery';
import {
  imageLinkProps,
  useLightboxIntent,
  useShownIndexStore,
  type LightboxTriggerRequest,
  type ShownIndexStore,
  type ThumbnailClickAction,
} from '@loggia/hooks/lightboxIntent';
import { GalleryStatus, PageFollower } from '../galleryStatus/GalleryStatus.tsx';
import { useImageSlots, type GallerySlots, type ImageSlots } from './GallerySlots.ts';
import { Pager, pagerSides, type PagerSide, type PagerProps } from '../pager/Pager.tsx';
import { useKit } from '../KitProvider.tsx';
import { fillSlot } from '../slots.ts';
import type { LightboxProps } from '../lightbox/Lightbox.tsx';
import { lightboxOptionsOf, ViewLightbox, type GalleryLightboxOption } from './ViewLightbox.tsx';

export interface GalleryViewOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Omit<UseGalleryOptions<TImage>, 'enabled'>,
    Pick<PagerProps, 'getPageHref'>,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /**
   * The backend. It provides the pages and the lightbox's list, and counts hits.
   * @default the backend of the nearest `BackendProvider`
   */
  readonly backend?: Backend<TImage> | undefined;
  /** The gallery's id in the URL hash. If omitted, URL hashes don't open the lightbox. */
  readonly galleryId?: string | undefined;
  /**
   * The lightbox: `true` for the kit's `Lightbox`, an object with its options, or a custom component. The kit uses the
   * `FullLightbox` if the backend supplies the lightbox's list, or if the options contain `settings` or
   * `preset: 'full'`. If `false`, images link to their files.
   * @default true
   */
  readonly lightbox?: GalleryLightboxOption<TImage> | undefined;
  /** What happens when the user clicks an image. @default 'openLightbox' */
  readonly clickAction?: ThumbnailClickAction | undefined;
  /** Whether linked pages open in a new tab. @default true */
  readonly opensNewTab?: boolean | undefined;
  /** Whether to show the gallery's title, if the backend provides one. @default false */
  readonly hasGalleryTitle?: boolean | undefined;
  /** Whether to show the gallery's description, if the backend provides one. @default false */
  readonly hasGalleryDescription?: boolean | undefined;
  /** Where a pager is rendered: above the images, below them, or both. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
  /** The slots that replace parts of the kit. @default the kit's elements */
  readonly slots?: GallerySlots<TImage> | undefined;
  /**
   * The elements that a `GalleryBrowser` renders around the view. They are passed to the corresponding `slots` as
   * `children`.
   */
  readonly browserSlots?: Pick<GallerySlots<TImage>, 'pager'> | undefined;
}

/** The props that a view's list receives. Values only change identity when their content changes. */
export interface GalleryViewList<TImage extends GalleryImage> {
  readonly gallery: UseGalleryResult<TImage>;
  readonly linkPropsOf: (image: TImage, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
  readonly backend: Backend<TImage> | null;
  readonly anchorPrefix: string;
  /**
   * Tracks the image that the lightbox shows or showed last. Its thumbnail stays mounted, so that focus can return to
   * it.
   */
  readonly shown: ShownIndexStore;
  readonly slots: ImageSlots<TImage> | undefined;
}

interface GalleryContentsProps<TImage extends GalleryImage> extends Omit<
  GalleryViewList<TImage>,
  'anchorPrefix' | 'slots'
> {
  readonly options: GalleryViewOptions<TImage>;
  readonly renderList: (list: GalleryViewList<TImage>) => ReactNode;
}

interface GalleryTitleProps {
  readonly gallery: Pick<UseGalleryResult, 'title' | 'description'>;
  readonly options: Pick<GalleryViewOptions, 'hasGalleryTitle' | 'hasGalleryDescription'>;
}

function GalleryTitle({ gallery: { title, description }, options }: GalleryTitleProps) {
  return (
    <>
      {options.hasGalleryTitle && title && <h2 className="loggia-gallery-title">{title}</h2>}
      {options.hasGalleryDescription && description && <p className="loggia-gallery-description">{description}</p>}
    </>
  );
}

function ContentsOfGallery<TImage extends GalleryImage>(props: GalleryContentsProps<TImage>) {
  const { options, renderList, ...list } = props;
  const { gallery } = list;
  const { galleryId, getPageHref, slots, browserSlots } = options;
  const imageSlots = useImageSlots(slots);
  const sides = pagerSides(options.pagerPosition);
  const renderPager = (side: PagerSide) => {
    if (!sides.includes(side)) return null;
    const isLast = side === sides.at(-1);
    const part = { gallery, getPageHref, side, isLast };
    const pager = (
      <>
        <Pager {...{ gallery, getPageHref, side }} />
        {isLast && <PageFollower gallery={gallery} />}
      </>
    );
    return fillSlot(slots?.pager, part, fillSlot(browserSlots?.pager, part, pager));
  };
  return (
    <>
      {fillSlot(slots?.title, { gallery }, <GalleryTitle gallery={gallery} options={options} />)}
      {renderPager('above')}
      {renderList({ ...list, anchorPrefix: anchorPrefixOf(galleryId), slots: imageSlots })}
      {fillSlot(slots?.status, { gallery }, <GalleryStatus gallery={gallery} hasContent={gallery.images.length > 0} />)}
      {renderPager('below')}
    </>
  );
}

/** Renders a gallery's content. It is memoized, so that it does not render when the lightbox opens. */
const GalleryContents = memo(ContentsOfGallery) as <TImage extends GalleryImage>(
  props: GalleryContentsProps<TImage>,
) => ReactElement;

interface GalleryViewProps<TImage extends GalleryImage> {
  readonly options: GalleryViewOptions<TImage>;
  /** The view's own options for its lightbox. @default none */
  readonly viewLightbox?: Pick<LightboxProps<TImage>, 'onShow' | 'onLeave' | 'focusReturn'> | undefined;
  readonly forwardedRef: ForwardedRef<HTMLDivElement>;
  readonly renderList: (list: GalleryViewList<TImage>) => ReactNode;
}

/**
 * Renders the common parts of every gallery view: the title, the status, the pager and the lightbox around the view's
 * list.
 */
export function GalleryView<TImage extends GalleryImage>(props: GalleryViewProps<TImage>) {
  const { options, viewLightbox, forwardedRef, renderList } = props;
  const { galleryId, lightbox = true, clickAction, opensNewTab, id, style, className = '' } = options;
  const kit = useKit();
  const backend = useBackend(options.backend);
  const gallery = useGallery({
    ...options,
    source: options.source ?? backend?.gallery,
    labels: options.labels ?? kit.labels?.gallery,
  });
  const lightboxOptions = lightboxOptionsOf(lightbox);
  const isSmall = lightboxOptions.preset === 'full' && lightboxOptions.fullWindow === false;
  const intent = useLightboxIntent<TImage>({
    galleryId,
    hashCodec: lightboxOptions.deepLink,
    loadsOnPress: !kit.imageComponent && !isSmall,
    enabled: Boolean(lightbox),
  });
  const shown = useShownIndexStore();
  const { getTriggerProps } = intent;
  const linkPropsOf = useCallback<GalleryViewList<TImage>['linkPropsOf']>(
    (image, request) => imageLinkProps({ image, intent: { getTriggerProps }, clickAction, opensNewTab, request }),
    [getTriggerProps, clickAction, opensNewTab],
  );

  return (
    <>
      <div
        {...gallery.getContainerProps(
          intent.getContainerProps({
            ref: forwardedRef ?? undefined,
            id,
            style,
            className: `loggia-gallery ${className}`,
          }),
        )}
      >
        <GalleryContents {...{ gallery, backend, linkPropsOf, shown, options, renderList }} />
      </div>
      {intent.shouldLoad && (
        <ViewLightbox
          {...{ lightbox, given: options, gallery, backend, intent, shown }}
          options={{ ...viewLightbox, galleryId }}
        />
      )}
    </>
  );
}

/**
 * Returns the prefix of the `id` attributes of a gallery's items. For example, `#gallery-7-image-42` links to an item,
 * or `#image-42` if the gallery has no id.
 */
const anchorPrefixOf = (galleryId: string | undefined) =>
  galleryId === undefined ? 'image-' : `gallery-${galleryId}-image-`;
