'use client';
import { usePaging } from '@loggia/hooks';
import type { BrowsingAddress, BrowsingLabels, PagingGallery, PagingTarget } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import type { PagerProps } from '../pager/Pager.tsx';
import { HiddenFields } from './HiddenFields.tsx';

export interface NumberPagerProps extends Pick<PagerProps, 'getPageHref'> {
  readonly gallery: PagingGallery;
  /** Makes the field for a number work without scripts. */
  readonly address?: BrowsingAddress | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/** First, previous, the number of the page in a field, next and last. Nothing where there is one page. */
export function NumberPager({ gallery, getPageHref, address, labels }: NumberPagerProps) {
  const kit = useKit();
  const paging = usePaging(gallery, { address, labels: labels ?? kit.labels?.browsing });
  if (gallery.pageCount < 2) return null;

  // The signs are of those that text direction mirrors by itself.
  const renderLink = (target: PagingTarget, sign: '«' | '‹' | '›' | '»') => {
    const page = paging.pageOf(target);
    const href = page === undefined ? undefined : getPageHref?.(page);
    // One name for the two, which take the same props here. At an end a link stays a link, or focus on it would be lost.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    const kind = getPageHref ? { role: href ? undefined : 'link', tabIndex: 0 } : { type: 'button' };
    return (
      <Element {...paging.getLinkProps({ target, href, className: 'loggia-button' })} {...kind}>
        {sign}
      </Element>
    );
  };
  return (
    <nav className="loggia-pager" aria-label={gallery.labels.pages}>
      {renderLink('first', '«')}
      {renderLink('previous', '‹')}
      <form {...paging.getFormProps({ className: 'loggia-page-number' })}>
        <HiddenFields address={address} own={['page']} />
        <input {...paging.getInputProps()} size={String(gallery.pageCount).length + 1} />
        <span>{paging.ofPages}</span>
      </form>
      {renderLink('next', '›')}
      {renderLink('last', '»')}
    </nav>
  );
}
