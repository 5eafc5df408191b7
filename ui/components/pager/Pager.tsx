'use client';
import type { GalleryLabels, UseGalleryResult } from '@loggia/hooks';

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
    const href = page < 1 || page > pageCount ? undefined : getPageHref?.(page);
    // One name for the two, which take the same props here. At an end a link stays a link, or focus on it would be lost.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    const kind = getPageHref ? { role: href ? undefined : 'link', tabIndex: 0 } : { type: 'button' };
    return (
      <Element {...getPageLinkProps({ page, href, className: 'loggia-button' })} {...kind} aria-label={label}>
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
