'use client';
import { safeHref } from '@loggia/hooks/shared';
import { GALLERY_LABELS, type GalleryLabels, type PagerPosition, type UseGalleryResult } from '@loggia/hooks/gallery';

type PagerLabels = Pick<GalleryLabels, 'pages'> & Partial<Pick<GalleryLabels, 'pagesAbove'>>;

/** The position of a pager: above or below the images. */
export type PagerSide = Exclude<PagerPosition, 'both'>;

/** Returns the sides of the images that have a pager, from top to bottom. */
export const pagerSides = (position: PagerPosition = 'below'): readonly PagerSide[] =>
  position === 'both' ? ['above', 'below'] : [position];

/** Returns the accessible name of a pager, which is unique among the landmarks of a gallery. */
export const pagerName = (labels: PagerLabels, side: PagerSide = 'below'): string =>
  side === 'above' ? (labels.pagesAbove ?? GALLERY_LABELS.pagesAbove) : labels.pages;

export interface PagerProps {
  readonly gallery: Pick<UseGalleryResult, 'page' | 'pageCount' | 'position' | 'getPageLinkProps'> & {
    readonly labels: PagerLabels & Pick<GalleryLabels, 'previousPage' | 'nextPage'>;
  };
  /**
   * Returns the URL of a page, for links that work without scripts and in a new tab. If omitted, the controls are
   * buttons.
   */
  readonly getPageHref?: ((page: number) => string) | undefined;
  /** Whether the pager is above or below the images. This determines the pager's accessible name. @default 'below' */
  readonly side?: PagerSide | undefined;
}

/** Renders links to the previous and next page, or nothing if there is only one page. */
export function Pager({ gallery, getPageHref, side }: PagerProps) {
  const { page: current, pageCount, position, getPageLinkProps, labels } = gallery;
  if (pageCount < 2) return null;

  // Browsers mirror these characters in right-to-left text.
  const renderLink = (page: number, label: string, sign: '‹' | '›') => {
    // Typed as `'a'`, because the link and the button take the same props here.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    return (
      <Element
        {...getPageLinkProps({
          page,
          href: safeHref(getPageHref?.(page)),
          className: 'loggia-button',
          'aria-label': label,
        })}
      >
        {sign}
      </Element>
    );
  };
  return (
    <nav className="loggia-pager" aria-label={pagerName(labels, side)} data-side={side}>
      {renderLink(current - 1, labels.previousPage, '‹')}
      {position}
      {renderLink(current + 1, labels.nextPage, '›')}
    </nav>
  );
}
