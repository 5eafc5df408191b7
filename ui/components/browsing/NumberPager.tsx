'use client';
import { usePaging } from '@loggia/hooks/browsing';
import type { BrowsingAddress, BrowsingLabels, PagingGallery, PagingTarget } from '@loggia/hooks/browsing';
import { useKit } from '../../KitContext.ts';
import { pagerName } from '../pager/Pager.tsx';
import type { PagerProps } from '../pager/Pager.tsx';
import { HiddenFields } from './SearchLine.tsx';

export interface NumberPagerOptions {
  /** Words in place of « ‹ › » (facts.md 7.4, page_nav_button_text). @default false */
  readonly hasPagerWords?: boolean | undefined;
  /** Says how many images there are, where the back end tells (facts.md 7.4, page_nav_number). @default false */
  readonly hasItemCount?: boolean | undefined;
}

export interface NumberPagerProps extends Pick<PagerProps, 'getPageHref' | 'place'>, NumberPagerOptions {
  readonly gallery: PagingGallery;
  /** Makes the field for a number work without scripts. */
  readonly address?: BrowsingAddress | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/** First, previous, the number of the page in a field, next and last. Nothing where there is one page. */
export function NumberPager({ gallery, getPageHref, place, address, labels, ...options }: NumberPagerProps) {
  const kit = useKit();
  const paging = usePaging(gallery, { address, labels: labels ?? kit.labels?.browsing });
  if (gallery.pageCount < 2) return null;

  // The signs are of those that text direction mirrors by itself.
  const renderLink = (target: PagingTarget, sign: '«' | '‹' | '›' | '»') => {
    // One name for the two, which take the same props here.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    const className = options.hasPagerWords ? 'loggia-text-button' : 'loggia-button';
    const props = paging.getLinkProps({ target, hrefOf: getPageHref, className });
    return <Element {...props}>{options.hasPagerWords ? props['aria-label'] : sign}</Element>;
  };
  return (
    <nav className="loggia-pager" aria-label={pagerName(gallery.labels, place)} data-place={place}>
      {options.hasItemCount && <span className="loggia-item-count">{paging.itemCount}</span>}
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
