'use client';
import { safeHref } from '@loggia/hooks/shared';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks/gallery';

export interface PagerProps {
  readonly gallery: Pick<UseGalleryResult, 'page' | 'pageCount' | 'position' | 'getPageLinkProps'> & {
    readonly labels: Pick<GalleryLabels, 'pages' | 'previousPage' | 'nextPage'>;
  };
  /** Address of a page, for links that work before any script and in a new tab. Without it the controls are buttons. */
  readonly getPageHref?: ((page: number) => string) | undefined;
}

/** The way to the page before and the page after. Nothing where there is one page. */
export function Pager({ gallery, getPageHref }: PagerProps) {
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
    <nav className="loggia-pager" aria-label={labels.pages}>
      {renderLink(current - 1, labels.previousPage, '‹')}
      {position}
      {renderLink(current + 1, labels.nextPage, '›')}
    </nav>
  );
}
