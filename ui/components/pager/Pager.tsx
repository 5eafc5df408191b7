'use client';
import { safeHref } from '@loggia/hooks/shared';
import { GALLERY_LABELS } from '@loggia/hooks/gallery';
import type { GalleryLabels, PagerPosition, UseGalleryResult } from '@loggia/hooks/gallery';

type PagerLabels = Pick<GalleryLabels, 'pages'> & Partial<Pick<GalleryLabels, 'pagesAbove'>>;

/** The side of the images that a pager stands on. */
export type PagerSide = Exclude<PagerPosition, 'both'>;

/** The places of pagers, from above to below. */
export const pagerPlaces = (position: PagerPosition = 'below'): readonly PagerSide[] =>
  position === 'both' ? ['above', 'below'] : [position];

/** Returns the name of a pager, which is unique among the landmarks of a gallery. */
export const pagerName = (labels: PagerLabels, place: PagerSide = 'below'): string =>
  place === 'above' ? (labels.pagesAbove ?? GALLERY_LABELS.pagesAbove) : labels.pages;

export interface PagerProps {
  readonly gallery: Pick<UseGalleryResult, 'page' | 'pageCount' | 'position' | 'getPageLinkProps'> & {
    readonly labels: PagerLabels & Pick<GalleryLabels, 'previousPage' | 'nextPage'>;
  };
  /** Returns the address of a page, for links that work without scripts and in a new tab. Without it the controls are buttons. */
  readonly getPageHref?: ((page: number) => string) | undefined;
  /** The side of the images. A pager above them has a name of its own. @default 'below' */
  readonly side?: PagerSide | undefined;
}

/** Links to the previous and the next page. Nothing for a single page. */
export function Pager({ gallery, getPageHref, side }: PagerProps) {
  const { page: current, pageCount, position, getPageLinkProps, labels } = gallery;
  if (pageCount < 2) return null;

  // These characters are mirrored by the text direction.
  const renderLink = (page: number, label: string, sign: '‹' | '›') => {
    // One name for both elements, which take the same props here.
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
