'use client';
import { safeHref } from '@loggia/hooks/shared';
import { GALLERY_LABELS } from '@loggia/hooks/gallery';
import type { GalleryLabels, PagerPosition, UseGalleryResult } from '@loggia/hooks/gallery';

type PagerLabels = Pick<GalleryLabels, 'pages'> & Partial<Pick<GalleryLabels, 'pagesAbove'>>;

/** The side of the images that a pager stands on. */
export type PagerPlace = Exclude<PagerPosition, 'both'>;

/** The places of pagers, from above to below. */
export const pagerPlaces = (position: PagerPosition = 'below'): readonly PagerPlace[] =>
  position === 'both' ? ['above', 'below'] : [position];

/** The name of a pager: no two landmarks of a gallery share one. */
export const pagerName = (labels: PagerLabels, place: PagerPlace = 'below'): string =>
  place === 'above' ? (labels.pagesAbove ?? GALLERY_LABELS.pagesAbove) : labels.pages;

export interface PagerProps {
  readonly gallery: Pick<UseGalleryResult, 'page' | 'pageCount' | 'position' | 'getPageLinkProps'> & {
    readonly labels: PagerLabels & Pick<GalleryLabels, 'previousPage' | 'nextPage'>;
  };
  /** Address of a page, for links that work before any script and in a new tab. Without it the controls are buttons. */
  readonly getPageHref?: ((page: number) => string) | undefined;
  /** The side that it stands on: one above the images has a name of its own. @default 'below' */
  readonly place?: PagerPlace | undefined;
}

/** The way to the page before and the page after. Nothing where there is one page. */
export function Pager({ gallery, getPageHref, place }: PagerProps) {
  const { page: current, pageCount, position, getPageLinkProps, labels } = gallery;
  if (pageCount < 2) return null;

  // The signs are of those that text direction mirrors by itself.
  const renderLink = (page: number, label: string, sign: '‹' | '›') => {
    // One name for the two, which take the same props here.
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
    <nav className="loggia-pager" aria-label={pagerName(labels, place)} data-place={place}>
      {renderLink(current - 1, labels.previousPage, '‹')}
      {position}
      {renderLink(current + 1, labels.nextPage, '›')}
    </nav>
  );
}
